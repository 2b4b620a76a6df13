/**
 * Tests that failed once and passed when tried again, until they are mended: the name as `npm test` prints it, the day, and
 * what is known. `npm test` fails once an entry is older than seven days.
 */
export const unsteady: { test: string; since: string; known: string }[] = [
  {
    test: 'main missing-scripts.spec.ts › a screen whose script fails to load keeps the shell, and opens once it can',
    since: '2026-11-25',
    known:
      "The mailbox did not open after the network was back: the retry on 'online' probably failed once more, and there is no later one.",
  },
]
