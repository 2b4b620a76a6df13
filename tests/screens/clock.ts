/** The clock of app and server. It is stopped, with all timers of a second or longer, until `passTime`. */
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Shorter timers run in real time: pauses between keys, and those of the test tools. */
const longMilliseconds = 1_000
/** Testing Library's timeout, in real time. No timer of the app has this length. */
export const toolMilliseconds = 15_001

type Wait = (run: () => void, milliseconds?: number, ...input: unknown[]) => unknown
type Timer = NodeJS.Timeout

const names = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] as const
const real = { setTimeout, setInterval, clearTimeout, clearInterval }
const realTimers = new WeakSet<object>()

/** Vitest's fake timers, which must be in place again when it uninstalls them. */
let stopped = real

function startTimer(name: 'setTimeout' | 'setInterval'): Wait {
  return (run, milliseconds = 0, ...input) => {
    if (milliseconds >= longMilliseconds && milliseconds !== toolMilliseconds)
      return (stopped[name] as Wait)(run, milliseconds, ...input)
    const timer = (real[name] as Wait)(run, milliseconds, ...input) as object
    realTimers.add(timer)
    return timer
  }
}

function clearTimer(timer: unknown): void {
  const isReal = typeof timer === 'object' && timer !== null && realTimers.has(timer)
  if (isReal) real.clearTimeout(timer as Timer)
  else stopped.clearTimeout(timer as Timer)
}

const chosen = {
  setTimeout: startTimer('setTimeout'),
  setInterval: startTimer('setInterval'),
  clearTimeout: clearTimer,
  clearInterval: clearTimer,
}

/** Sets the clock; pending timers are dropped. */
export function setClock(now: Date): void {
  realClock()
  vi.useFakeTimers({ now, toFake: ['Date', ...names] })
  stopped = { setTimeout, setInterval, clearTimeout, clearInterval }
  Object.assign(globalThis, chosen)
}

export function realClock(): void {
  Object.assign(globalThis, stopped)
  vi.useRealTimers()
}

export async function passTime(milliseconds: number): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
}
