import type { NoteTask } from '../note.ts'

/** The contract's bounds. */
export const mostLines = 200
export const longestLine = 1000

/** The lines that say something, as a note keeps them. */
export function tasksOf(lines: readonly NoteTask[]): NoteTask[] | null {
  const tasks = lines.filter(({ content }) => content.trim() !== '')
  return tasks.length > 0 ? tasks : null
}

/** Puts lines behind the one with this id; at the end where it is not there. */
export function insertAfter(lines: readonly NoteTask[], id: string | null, added: NoteTask[]): NoteTask[] {
  const index = lines.findIndex((line) => line.id === id)
  const place = index < 0 ? lines.length : index + 1
  return [...lines.slice(0, place), ...added, ...lines.slice(place)].slice(0, mostLines)
}

/** Puts a line into the place of another. */
export function moveTo(lines: readonly NoteTask[], id: string, targetId: string): NoteTask[] {
  const from = lines.findIndex((line) => line.id === id)
  const to = lines.findIndex((line) => line.id === targetId)
  if (from < 0 || to < 0 || from === to) return [...lines]
  const others = lines.filter((line) => line.id !== id)
  return [...others.slice(0, to), lines[from]!, ...others.slice(to)]
}

/** The id of the open line before or after this one; undefined at the ends. */
export function neighbour(lines: readonly NoteTask[], id: string, step: 1 | -1): string | undefined {
  const open = lines.filter((line) => !line.completed)
  return open[open.findIndex((line) => line.id === id) + step]?.id
}

/** What is pasted, line by line, without the marks of lists from elsewhere. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•]|\d+[.)]|\[[ x]\])\s+/i, '')
        .trim()
        .slice(0, longestLine),
    )
    .filter(Boolean)
