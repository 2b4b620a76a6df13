// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let session: typeof import('../../lib/session.ts')
let area: typeof import('./uploads.ts')
/** Requests to the API, answered when the test calls `answer`. */
let requests: { company: string | null; answer: () => void }[] = []
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
  // Fresh modules: uploads of one test must not continue in the next.
  vi.resetModules()
  session = await import('../../lib/session.ts')
  area = await import('./uploads.ts')
  requests = []
  sent.length = 0
  const claims = btoa(JSON.stringify({ sub: 'ana', exp: Date.now() / 1000 + 3600 }))
  session.startSession(`x.${claims}.x`)
  session.storeActiveDeveloper(1)
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('fetch', (request: Request) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const answer = () => resolve(new Response('null', { headers: { 'content-type': 'application/json' } }))
    requests.push({ company: request.headers.get('Obra-Desarrolladora'), answer })
    return promise
  })
})
afterEach(() => {
  area.fileUploads.cancelAll()
  vi.unstubAllGlobals()
})

const add = (...names: string[]) =>
  area.fileUploads.add(
    names.map((name) => {
      const place = { companyId: session.activeCompanyId(), folderId: null }
      return { file: new File(['x'], name), name, place, folders: [] }
    }),
  )
const states = () => area.fileUploads.uploads.get().map(({ name, state, error }) => [name, state, error])

test('an upload is sent to the company where it started, or fails if another is active', async () => {
  add('plano.txt')
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  session.storeActiveDeveloper(2)
  requests[0]!.answer()
  await vi.waitFor(() =>
    expect(states()).toEqual([['plano.txt', 'failed', 'Es de otra empresa. Volvé a ella y tocá «Reintentar».']]),
  )
  expect(sent).toEqual([])
  session.storeActiveDeveloper(1)
  area.fileUploads.retry(area.fileUploads.uploads.get()[0]!.id)
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(1))
  requests.at(-1)!.answer()
  await vi.waitFor(() => expect(sent.map(({ company }) => company)).toEqual(['1']))
})

test('signing out aborts and removes all uploads', async () => {
  add('sueldos.txt', 'otro.txt')
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  requests[0]!.answer()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  session.endSession()
  expect(area.fileUploads.uploads.get()).toEqual([])
  expect(sent[0]!.abort).toHaveBeenCalled()
})

test('an empty file is refused and cannot be retried', () => {
  const place = { companyId: 1, folderId: null }
  area.fileUploads.add([{ file: new File([], 'nada.txt'), name: 'nada.txt', place, folders: [] }])
  expect(states()).toEqual([['nada.txt', 'refused', 'Está vacío.']])
})

test('closing the tab asks for confirmation only while an upload is pending', async () => {
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  add('plano.txt')
  expect(isAsked()).toBe(true)
  area.fileUploads.cancelAll()
  expect(isAsked()).toBe(false)
})
