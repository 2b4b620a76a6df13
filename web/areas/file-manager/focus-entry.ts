/** A row that is far away is drawn, or fetched, before it can take the focus. */
const mostFrames = 60

/** Puts the focus on the name of the first entry that `selector` finds, once that is drawn. */
export function focusEntry(selector: string, frames = mostFrames): void {
  const name = document.querySelector<HTMLElement>(`${selector} .file-entry-name`)
  if (name) name.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => focusEntry(selector, frames - 1))
}
