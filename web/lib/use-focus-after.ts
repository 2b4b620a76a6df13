import { useEffect, useRef } from 'react'
import { focusIfLost } from './focus-if-lost.ts'

/**
 * Gives the focus to the head of the screen, or to what a selector names, where a change of state took away the button that was
 * pressed: without it whoever works by keyboard would begin at the top of the page again.
 */
export function useFocusAfter(state: unknown, selector = 'main h1'): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return undefined
    before.current = state
    // A dialog that closes at the same time gives the focus back first.
    const frame = focusIfLost(selector)
    return () => cancelAnimationFrame(frame)
  }, [state, selector])
}
