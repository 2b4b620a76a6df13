import { useRef } from 'react'

/** Ignores calls while one is running. A ref, because state updates too late for a double click. */
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
