/** How long notices and offers to undo stay (web/api/notices.ts, web/ui/undo.ts). */
export const noticeTimes = [4_000, 6_000, 10_000]

/**
 * Keeps what leaves the screen by itself there for much longer, so that a busy machine still finds it. Tests of the true
 * times install Playwright's clock, which takes this one's place.
 */
export function lengthenNotices(times: number[]): void {
  const start = window.setTimeout
  window.setTimeout = ((run: TimerHandler, milliseconds = 0, ...rest: unknown[]) =>
    start(run, times.includes(milliseconds) ? milliseconds * 10 : milliseconds, ...rest)) as typeof setTimeout
}
