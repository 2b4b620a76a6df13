// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchProgramWhenIdle } from './fetch-ahead.ts'

const files = ['assets/a.js', 'assets/b.js', 'assets/c.js']
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  window.programFiles = files
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call, 10))
})
afterEach(() => {
  stop()
  delete window.programFiles
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Responds to requests with `answer`, and returns the list of requested paths. */
function listen(answer: (path: string, call: number) => Response) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (path: string) => answer(path, requests.push(path)))
  return requests
}
const paths = files.map((file) => `/${file}`)

test('a failed file is requested again later, after the others', async () => {
  const requests = listen((_path, call) => {
    if (call === 2) throw new TypeError('network')
    return new Response('')
  })
  stop = fetchProgramWhenIdle()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(requests).toEqual([paths[0], paths[1]])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toEqual([paths[0], paths[1], paths[2], paths[1]])
})

test.each([{ effectiveType: '3g' }, { saveData: true }, { type: 'cellular' }])(
  'waits on a connection with %o until it is fast and unmetered',
  async (connection: { effectiveType?: string; saveData?: boolean; type?: string }) => {
    const requests = listen(() => new Response(''))
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    stop = fetchProgramWhenIdle()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(requests).toEqual([])
    for (const name of ['saveData', 'type'] as const) delete connection[name]
    connection.effectiveType = '4g'
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toEqual(paths)
    Reflect.deleteProperty(navigator, 'connection')
  },
)

test('requests nothing after stop', async () => {
  const requests = listen(() => new Response(''))
  stop = fetchProgramWhenIdle()
  await vi.advanceTimersByTimeAsync(5_010)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests.length).toBeLessThan(files.length)
})
