import { useEffect, useRef } from 'react'
import { focusIfLost } from './focus-if-lost.ts'

/**
 * Focuses the heading (or the selector's element) if a change of state removed the focused button: otherwise keyboard users would
 * start again at the top of the page.
 */
export function useFocusAfter(state: unknown, selector = 'main h1'): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return undefined
    before.current = state
    // On the next frame: a dialog that closes at the same time returns the focus first.
    const frame = focusIfLost(selector)
    return () => cancelAnimationFrame(frame)
  }, [state, selector])
}
