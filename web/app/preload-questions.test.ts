// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './layouts/confirm-dialog.ts'
import { preloadQuestions } from './preload-questions.ts'

const preload = vi.spyOn(ConfirmDialog, 'preload').mockReturnValue(undefined)

beforeEach(() => {
  preload.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call, 10))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the dialog of questions is loaded when the first screen had its time, not before', async () => {
  const stop = preloadQuestions()
  await vi.advanceTimersByTimeAsync(14_900)
  expect(preload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(preload).toHaveBeenCalledOnce()
  stop()
})

test.each(['pointerdown', 'keydown'])('it is loaded after the first %s, once', async (action) => {
  const stop = preloadQuestions()
  window.dispatchEvent(new Event(action))
  expect(preload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10)
  expect(preload).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event(action))
  await vi.advanceTimersByTimeAsync(16_000)
  expect(preload).toHaveBeenCalledOnce()
  stop()
})

test('nothing is loaded after stop', async () => {
  const stop = preloadQuestions()
  window.dispatchEvent(new Event('keydown'))
  stop()
  await vi.advanceTimersByTimeAsync(16_000)
  expect(preload).not.toHaveBeenCalled()
})
