// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepListening, waitAfter } from './keep-listening.ts'

let visibility: DocumentVisibilityState
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function show(state: DocumentVisibilityState): void {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A connection that stays open until it is aborted. */
const openLine = vi.fn(
  (signal: AbortSignal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
)
/** A connection that ends at once, like Prism's. */
const closedLine = () => vi.fn(() => Promise.resolve())

test('the delays grow from 1 to 30 seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((failures) => waitAfter(failures, 1))).toEqual([
    1000, 2000, 4000, 8000, 16000, 30000, 30000,
  ])
  expect(waitAfter(0, 0)).toBe(1000)
  expect(waitAfter(3, 0)).toBe(6000)
})

test('a connection that closes at once is reopened with growing delays', async () => {
  const listen = closedLine()
  stop = keepListening(listen)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(listen.mock.calls.length).toBeGreaterThanOrEqual(5)
  expect(listen.mock.calls.length).toBeLessThanOrEqual(8)
  listen.mockClear()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(listen.mock.calls.length).toBeLessThanOrEqual(6)
})

test('reconnects at once when the tab becomes visible or the network is back', async () => {
  const listen = closedLine()
  stop = keepListening(listen)
  await vi.advanceTimersByTimeAsync(60_000)
  listen.mockClear()
  show('visible')
  await vi.advanceTimersByTimeAsync(1)
  expect(listen).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1)
  expect(listen).toHaveBeenCalledTimes(2)
})

test('a hidden tab closes its connection after a while, and reconnects when visible', async () => {
  openLine.mockClear()
  stop = keepListening(openLine)
  await vi.advanceTimersByTimeAsync(1)
  show('hidden')
  await vi.advanceTimersByTimeAsync(9_000)
  expect(openLine.mock.calls[0]?.[0].aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(openLine.mock.calls[0]?.[0].aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(openLine).toHaveBeenCalledTimes(1)
  show('visible')
  await vi.advanceTimersByTimeAsync(1)
  expect(openLine).toHaveBeenCalledTimes(2)
})

test('stopping aborts the connection and opens no other', async () => {
  openLine.mockClear()
  keepListening(openLine)()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(openLine.mock.calls.every(([signal]) => signal.aborted)).toBe(true)
  expect(openLine.mock.calls.length).toBeLessThanOrEqual(1)
})
