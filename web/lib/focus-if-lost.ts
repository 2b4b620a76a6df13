/** Gives the focus to what a selector names, once the page is drawn, where the element that had it is gone. */
export function focusIfLost(selector: string): number {
  return requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  })
}
