/** Focuses the dialog around an element that is about to be removed, so that the focus is not lost. */
export function focusPanel(element: Element | null): void {
  element?.closest('dialog')?.focus()
}
