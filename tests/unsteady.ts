/**
 * Tests that failed once and passed when tried again, until they are mended: the name as `npm test` prints it, the day, and
 * what is known. `npm test` fails once an entry is older than seven days.
 */
export const unsteady: { test: string; since: string; known: string }[] = [
  {
    test: 'main webhooks.spec.ts › an administrator adds a webhook for another system, and sees its deliveries @store @server',
    since: '2026-11-27',
    known:
      'Once, before its first line: the page of the test before it (unlock or user-menu) did not leave for about:blank, which Playwright does to reuse its context, for three minutes without CPU.',
  },
]
