import type { Schema } from '../../api/types.ts'

export type Note = Schema<'Note'>
export type ListedNote = Schema<'ListedNote'>
export type NoteTask = Schema<'NoteTask'>
export type NoteLabel = Schema<'NoteLabel'>
export type NoteColor = Schema<'NoteColor'>

/** The fields of a note that users edit. */
export type Fields = Pick<
  Note,
  'title' | 'content' | 'tasks' | 'image' | 'reminder' | 'labels' | 'archived' | 'pinned' | 'color'
>
export type NotePatch = Partial<Fields>

export const emptyFields: Fields = {
  title: '',
  content: '',
  tasks: null,
  image: null,
  reminder: null,
  labels: [],
  archived: false,
  pinned: false,
  color: null,
}

/** Whether a note has no content: no text, tasks or image. */
export const isBlank = ({ title, content, tasks, image }: NotePatch): boolean =>
  !title?.trim() && !content?.trim() && !tasks?.length && !image

const shownTasks = 10

/** The tasks of a note in the card's shape. */
function cardTasks(tasks: NoteTask[] | null) {
  const open = (tasks ?? []).filter((task) => !task.completed)
  return { tasks: open.slice(0, shownTasks), openTasks: open.length, doneTasks: (tasks?.length ?? 0) - open.length }
}

/** A note in the board's shape. */
export const toListed = (note: Note): ListedNote => ({
  ...note,
  ...cardTasks(note.tasks),
  hasImage: note.image !== null,
})

/** A card with unsaved changes applied. */
export function patchListed(note: ListedNote, patch: NotePatch): ListedNote {
  const { tasks, image, ...others } = patch
  return {
    ...note,
    ...others,
    ...(tasks !== undefined && cardTasks(tasks)),
    ...(image !== undefined && { image, hasImage: image !== null }),
  }
}

/** A one-line name for a note. */
export function nameOf({ title, content, tasks }: Pick<Note, 'title' | 'content' | 'tasks'>): string {
  const name = title.trim() || content.trim().split('\n')[0] || tasks?.[0]?.content || 'Nota sin título'
  return name.length > 60 ? `${name.slice(0, 60).trimEnd()}…` : name
}

const same = (a: NoteTask | undefined, b: NoteTask | undefined) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Three-way merge of a checklist: my lines in my order, with their changes to lines that I did not touch; their new lines
 * come last, and lines deleted by either side are dropped.
 */
export function mergeTasks(seen: NoteTask[] | null, theirs: NoteTask[] | null, mine: NoteTask[] | null) {
  const before = new Map((seen ?? []).map((task) => [task.id, task]))
  const other = new Map((theirs ?? []).map((task) => [task.id, task]))
  const mineIds = new Set((mine ?? []).map(({ id }) => id))
  const merged = (mine ?? []).flatMap((task) => {
    const isLeftAlone = before.has(task.id) && same(task, before.get(task.id))
    return isLeftAlone ? (other.get(task.id) ?? []) : [task]
  })
  const added = (theirs ?? []).filter(({ id }) => !before.has(id) && !mineIds.has(id))
  const all = [...merged, ...added]
  return all.length > 0 ? all : null
}
