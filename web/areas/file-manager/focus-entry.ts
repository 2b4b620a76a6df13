/** A distant row takes the focus only after its page is fetched and it is rendered; slow connections need this long. */
const timeoutMilliseconds = 10_000

let latest = 0

/**
 * Focuses the name of the first entry that matches `selector` once it is rendered. Gives up if another entry is
 * requested, the user moves the focus, or the time limit passes.
 */
export function focusEntry(selector: string): void {
  const turn = ++latest
  const from = document.activeElement
  const until = performance.now() + timeoutMilliseconds
  const look = () => {
    const name = document.querySelector<HTMLElement>(`${selector} .file-entry-name`)
    // A focused row that is unmounted leaves the focus to the body.
    const isWaiting = [from, document.body].includes(document.activeElement as HTMLElement) && turn === latest
    if (!isWaiting || (!name && performance.now() > until)) return
    if (name) name.focus({ preventScroll: true })
    else requestAnimationFrame(look)
  }
  look()
}
