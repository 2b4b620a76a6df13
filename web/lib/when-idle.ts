/** Resolves when the browser is idle. */
export function whenIdle(): Promise<void> {
  // Safari has no requestIdleCallback.
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 200)
  })
}
