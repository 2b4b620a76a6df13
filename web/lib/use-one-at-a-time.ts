import { useRef } from 'react'

/** Runs something once at a time: a press while it is under way does nothing. State lags behind two presses of one moment. */
export function useOneAtATime<Input extends unknown[]>(run: (...input: Input) => Promise<unknown>) {
  const isRunning = useRef(false)
  return async (...input: Input): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await run(...input)
    } finally {
      isRunning.current = false
    }
  }
}
