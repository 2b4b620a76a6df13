/** Gives the focus to the panel around an element that is about to go, so that it is not lost. */
export function focusPanel(element: Element | null): void {
  element?.closest('dialog')?.focus()
}
