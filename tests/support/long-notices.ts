/** How long notices and offers to undo stay (web/api/notices.ts, web/ui/undo.ts). */
export const noticeTimes = [4_000, 6_000, 10_000]

/**
 * Makes notices stay ten times longer, so that a busy machine still finds them. Tests of the real
 * times install Playwright's clock, which replaces this one.
 */
export function lengthenNotices(times: number[]): void {
  const start = window.setTimeout
  window.setTimeout = ((run: TimerHandler, milliseconds = 0, ...rest: unknown[]) =>
    start(run, times.includes(milliseconds) ? milliseconds * 10 : milliseconds, ...rest)) as typeof setTimeout
}
