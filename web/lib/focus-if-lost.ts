/** Focuses the selector's element after the next paint if the focused element was removed. Returns the frame id. */
export function focusIfLost(selector: string): number {
  return requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  })
}
