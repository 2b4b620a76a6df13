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

/** Answers each call as told, and says what was asked for. */
function listen(answer: (path: string, call: number) => Response) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => answer(path, asked.push(path)))
  return asked
}
const paths = files.map((file) => `/${file}`)

test('a file that does not come is asked for again later, behind the rest', async () => {
  const asked = listen((_path, call) => {
    if (call === 2) throw new TypeError('network')
    return new Response('')
  })
  stop = fetchProgramWhenIdle()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(asked).toEqual([paths[0], paths[1]])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([paths[0], paths[1], paths[2], paths[1]])
})

test.each([{ effectiveType: '3g' }, { saveData: true }, { type: 'cellular' }])(
  'a line with %o for a while is used when it is free again',
  async (connection: { effectiveType?: string; saveData?: boolean; type?: string }) => {
    const asked = listen(() => new Response(''))
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    stop = fetchProgramWhenIdle()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked).toEqual([])
    for (const name of ['saveData', 'type'] as const) delete connection[name]
    connection.effectiveType = '4g'
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual(paths)
    Reflect.deleteProperty(navigator, 'connection')
  },
)

test('where it is stopped nothing more is asked for', async () => {
  const asked = listen(() => new Response(''))
  stop = fetchProgramWhenIdle()
  await vi.advanceTimersByTimeAsync(5_010)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.length).toBeLessThan(files.length)
})
