/**
 * Tests that failed once and passed when tried again, until they are mended: the name as `npm test` prints it, the day, and
 * what is known. `npm test` fails once an entry is older than seven days.
 */
export const unsteady: { test: string; since: string; known: string }[] = [
  {
    test: 'tests/screens/notes.screen.test.tsx › a note is pinned, coloured, archived and restored',
    since: '2026-11-26',
    known:
      'Once in five runs, beside other load: the card of an archived note shows in the archive, as part of the previous list with its unsaved change, and is gone for a moment before the archive has loaded (web/areas/notes/use-board.ts).',
  },
]
