import type { NoteTask } from '../note.ts'

/** The contract's limits. */
export const maxLines = 200
export const maxLineLength = 1000

/** The lines that are not blank, in the note's shape; null if there are none. */
export function tasksOf(lines: readonly NoteTask[]): NoteTask[] | null {
  const tasks = lines.filter(({ content }) => content.trim() !== '')
  return tasks.length > 0 ? tasks : null
}

/** Inserts lines after the one with this id, or at the end if there is none. */
export function insertAfter(lines: readonly NoteTask[], id: string | null, added: NoteTask[]): NoteTask[] {
  const index = lines.findIndex((line) => line.id === id)
  const place = index < 0 ? lines.length : index + 1
  return [...lines.slice(0, place), ...added, ...lines.slice(place)].slice(0, maxLines)
}

/** Moves a line to the place of another. */
export function moveTo(lines: readonly NoteTask[], id: string, targetId: string): NoteTask[] {
  const from = lines.findIndex((line) => line.id === id)
  const to = lines.findIndex((line) => line.id === targetId)
  if (from < 0 || to < 0 || from === to) return [...lines]
  const others = lines.filter((line) => line.id !== id)
  return [...others.slice(0, to), lines[from]!, ...others.slice(to)]
}

/** The id of the previous or next open line; undefined at the ends. */
export function neighbour(lines: readonly NoteTask[], id: string, step: 1 | -1): string | undefined {
  const open = lines.filter((line) => !line.completed)
  return open[open.findIndex((line) => line.id === id) + step]?.id
}

/** The pasted lines without list markers. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•]|\d+[.)]|\[[ x]\])\s+/i, '')
        .trim()
        .slice(0, maxLineLength),
    )
    .filter(Boolean)
