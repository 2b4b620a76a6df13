// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let session: typeof import('../../lib/session.ts')
let area: typeof import('./uploads.ts')
/** What the server is asked, answered when the test says so. */
let asked: { company: string | null; answer: () => void }[] = []
const sent: { company?: string; abort: ReturnType<typeof vi.fn> }[] = []

class FakeRequest {
  company?: string
  upload = {}
  abort = vi.fn()
  open() {}
  setRequestHeader(name: string, value: string) {
    if (name === 'Obra-Desarrolladora') this.company = value
  }
  send() {
    sent.push(this)
  }
}

beforeEach(async () => {
  // What a test leaves on its way is not the next one's.
  vi.resetModules()
  session = await import('../../lib/session.ts')
  area = await import('./uploads.ts')
  asked = []
  sent.length = 0
  const claims = btoa(JSON.stringify({ sub: 'ana', exp: Date.now() / 1000 + 3600 }))
  session.startSession(`x.${claims}.x`)
  session.storeActiveDeveloper(1)
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('fetch', (request: Request) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const answer = () => resolve(new Response('null', { headers: { 'content-type': 'application/json' } }))
    asked.push({ company: request.headers.get('Obra-Desarrolladora'), answer })
    return promise
  })
})
afterEach(() => {
  area.cancelAll()
  vi.unstubAllGlobals()
})

const add = (...names: string[]) =>
  area.addUploads(
    names.map((name) => {
      return { file: new File(['x'], name), name, folderId: null, folders: [], whenTaken: undefined }
    }),
  )
const states = () => area.uploads.get().map(({ name, state, error }) => [name, state, error])

test('an upload goes to the company that it was begun in, or nowhere', async () => {
  add('plano.txt')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  session.storeActiveDeveloper(2)
  asked[0]!.answer()
  await vi.waitFor(() =>
    expect(states()).toEqual([['plano.txt', 'failed', 'Es de otra empresa. Volvé a ella y tocá «Reintentar».']]),
  )
  expect(sent).toEqual([])
  session.storeActiveDeveloper(1)
  area.retryUpload(area.uploads.get()[0]!.id)
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1))
  asked.at(-1)!.answer()
  await vi.waitFor(() => expect(sent.map(({ company }) => company)).toEqual(['1']))
})

test('who signs out leaves no upload behind, not even its name', async () => {
  add('sueldos.txt', 'otro.txt')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]!.answer()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  session.endSession()
  expect(area.uploads.get()).toEqual([])
  expect(sent[0]!.abort).toHaveBeenCalled()
})

test('a file that can never be taken is refused, and not offered again', () => {
  area.addUploads([
    { file: new File([], 'nada.txt'), name: 'nada.txt', folderId: null, folders: [], whenTaken: undefined },
  ])
  expect(states()).toEqual([['nada.txt', 'refused', 'Está vacío.']])
})

test('closing the tab is asked about while a file is on its way, and only then', async () => {
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  add('plano.txt')
  expect(isAsked()).toBe(true)
  area.cancelAll()
  expect(isAsked()).toBe(false)
})
