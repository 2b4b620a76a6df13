import type { ListedNote } from '../note.ts'

const lineHeight = 21
const maxLines = 12

const linesOf = (text: string, charactersPerLine: number) =>
  text
    .split('\n')
    .reduce((lines, part) => lines + Math.max(1, Math.ceil(part.length / charactersPerLine)), text === '' ? -1 : 0)

/** The estimated height of a card in pixels, used to assign columns until it is measured. */
export function estimateHeight(note: ListedNote, width: number): number {
  const charactersPerLine = Math.max(10, (width - 32) / 7)
  const text = Math.min(maxLines, Math.max(0, linesOf(note.content, charactersPerLine)))
  const tasks = note.tasks.reduce((lines, task) => lines + linesOf(task.content, charactersPerLine - 4), 0)
  return (
    72 +
    (note.hasImage ? width * 0.56 : 0) +
    (note.title ? 26 * linesOf(note.title, charactersPerLine) : 0) +
    text * lineHeight +
    tasks * 28 +
    (note.doneTasks > 0 ? 26 : 0) +
    (note.reminder || note.labels.length > 0 ? 32 : 0)
  )
}
