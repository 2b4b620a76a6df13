/** A row that is far away is drawn, and its page fetched, before it can take the focus: also over a slow connection. */
const mostMilliseconds = 10_000

let latest = 0

/**
 * Puts the focus on the name of the first entry that `selector` finds, once that is drawn; unless another entry is asked
 * for, or the person goes elsewhere, in the meantime.
 */
export function focusEntry(selector: string): void {
  const turn = ++latest
  const from = document.activeElement
  const until = performance.now() + mostMilliseconds
  const look = () => {
    const name = document.querySelector<HTMLElement>(`${selector} .file-entry-name`)
    // A row that leaves the list while it has the focus leaves it to the page.
    const isWaiting = [from, document.body].includes(document.activeElement as HTMLElement) && turn === latest
    if (!isWaiting || (!name && performance.now() > until)) return
    if (name) name.focus({ preventScroll: true })
    else requestAnimationFrame(look)
  }
  look()
}
