import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAutosave, type SaveState } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup(save: (value: string) => Promise<unknown>) {
  const states: SaveState[] = []
  const autosave = createAutosave<string>({ save, onState: (state) => states.push(state), delay: 100, retryDelay: 500 })
  return { autosave, states }
}

test('saves rapid changes once', async () => {
  const save = vi.fn(async () => {})
  const { autosave, states } = setup(save)
  for (const value of ['h', 'ho', 'hola']) autosave.change(value)
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(save).toHaveBeenCalledExactlyOnceWith('hola')
  expect(states.at(-1)).toBe('saved')
})

test('saves changes made during a save afterwards, never two saves at a time', async () => {
  const finish: (() => void)[] = []
  const save = vi.fn(() => new Promise<void>((resolve) => finish.push(resolve)))
  const { autosave } = setup(save)
  autosave.change('a')
  const flushed = autosave.flush()
  autosave.change('b')
  autosave.change('c')
  expect(save).toHaveBeenCalledTimes(1)
  finish[0]!()
  await vi.advanceTimersByTimeAsync(0)
  expect(save).toHaveBeenLastCalledWith('c')
  finish[1]!()
  expect(await flushed).toBe(true)
})

test('retries with the newest value until the server is back', async () => {
  let isDown = true
  const save = vi.fn(async () => {
    if (isDown) throw new Error('down')
  })
  const { autosave, states } = setup(save)
  autosave.change('a')
  await vi.advanceTimersByTimeAsync(100)
  expect(states.at(-1)).toBe('failed')
  expect(await autosave.flush()).toBe(false)
  isDown = false
  await vi.advanceTimersByTimeAsync(500)
  expect(save).toHaveBeenLastCalledWith('a')
  expect(states.at(-1)).toBe('saved')
  expect(await autosave.flush()).toBe(true)
})

test('does nothing after stop', async () => {
  const save = vi.fn(async () => {})
  const { autosave } = setup(save)
  autosave.change('a')
  autosave.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(save).not.toHaveBeenCalled()
})
