import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { requireInlineRoom } from '../../db/storage-use.ts'
import { definedFields } from '../../lib/defined.ts'
import { newId } from '../../lib/ids.ts'
import { insertUnderId } from '../../lib/insert-under-id.ts'
import { conflict, invalid, notFound } from '../../lib/problem.ts'
import { fold } from '../../lib/text.ts'
import { utcTime } from '../../lib/time.ts'
import { staleVersion } from '../../records/once.ts'
import { announceChange } from '../live/door.ts'
import { requireRealImage } from './image.ts'
import * as queries from './queries.ts'

type Schemas = components['schemas']
type Note = Schemas['Note']
type NoteInput = Schemas['NoteInput']
type NoteLabel = Schemas['NoteLabel']

/** The maximum that the contract accepts back in a whole note. */
const mostTasks = 200

export const noSuchNote = () => notFound('No encontramos esa nota.')
const noSuchLabel = () => notFound('No encontramos esa etiqueta.')

/**
 * A transaction under a lock per user, so that no concurrent change is lost and no deleted label is used; notifies the user's open
 * screens.
 */
export function writeNotes<T>(ctx: Context, work: (db: Db) => Promise<T>): Promise<T> {
  return ctx.store.write(async (db) => {
    await ctx.store.lock(db, `notes:${ctx.user.id}`)
    const answer = await work(db)
    await announceChange(ctx, db, 'notes')
    return answer
  })
}

const tasksOf = (text: string | null): Schemas['NoteTask'][] => (text === null ? [] : JSON.parse(text))

export function toNote(row: queries.NoteRow, labels: string[]): Note {
  const { seq: _, tasks, archived, pinned, ...rest } = row
  return {
    ...rest,
    tasks: tasks === null ? null : tasksOf(tasks),
    labels,
    archived: archived === 1,
    pinned: pinned === 1,
  }
}

/** The folded search text of a note. */
export const foundBy = ({ title, content, tasks }: Pick<queries.NoteRow, 'title' | 'content' | 'tasks'>): string =>
  fold([title, content, ...tasksOf(tasks).map((task) => task.content)].join('\n'))

/** The user's labels, newest first. */
export function listNoteLabels(ctx: Context): Promise<NoteLabel[]> {
  return queries.selectLabels(ctx.store.read, ctx.user.id)
}

/** Creates a label at the front of the list. */
export async function createNoteLabel(ctx: Context, title: string): Promise<NoteLabel> {
  const label = { id: newId(), userId: ctx.user.id, title: title.trim() }
  const [created] = await writeNotes(ctx, (db) => queries.insertLabels(db, [label]))
  return created!
}

/** Renames a label. Throws 404. */
export async function updateNoteLabel(ctx: Context, label: Schemas['NoteLabelPatch']): Promise<NoteLabel> {
  const title = label.title?.trim()
  const changed = await writeNotes(ctx, (db) => queries.updateLabel(db, ctx.user.id, label.id, title))
  if (!changed) throw noSuchLabel()
  return changed
}

/** Deletes a label and removes it from all notes (docs/domain/suite.md, Notes). Throws 404. */
export async function deleteNoteLabel(ctx: Context, id: string): Promise<true> {
  if (!(await writeNotes(ctx, (db) => queries.deleteLabel(db, ctx.user.id, id)))) throw noSuchLabel()
  return true
}

/** The user's notes, newest first, with their labels as objects (docs/domain/suite.md, Notes). */
export async function listNotes(ctx: Context): Promise<Schemas['NoteResolved'][]> {
  const [notes, labels, labelings] = await Promise.all([
    queries.selectNotes(ctx.store.read, ctx.user.id),
    queries.selectLabels(ctx.store.read, ctx.user.id),
    queries.selectLabelings(ctx.store.read, ctx.user.id),
  ])
  const labelOfId = new Map(labels.map((label) => [label.id, label]))
  const labelsOfNote = Map.groupBy(labelings, (labeling) => labeling.noteSeq)
  return notes.map((note) => {
    const noteLabels = (labelsOfNote.get(note.seq) ?? []).flatMap(({ labelId }) => labelOfId.get(labelId) ?? [])
    return { ...toNote(note, []), labels: noteLabels }
  })
}

/** The checklist as stored: every task with an id. Throws 400 for a repeated id. */
function tasksText(tasks: NoteInput['tasks']): string | null | undefined {
  if (!tasks) return tasks
  const lines = tasks.map(({ id = newId(), content, completed = false }) => ({ id, content, completed }))
  if (new Set(lines.map((line) => line.id)).size < lines.length) {
    throw invalid('tasks', 'Hay dos tareas con el mismo id.')
  }
  return JSON.stringify(lines)
}

function columnsOf({ title, content, tasks, image, reminder, archived, pinned, color }: NoteInput) {
  requireRealImage(image)
  return definedFields({
    title,
    content,
    tasks: tasksText(tasks),
    image,
    ...(reminder !== undefined && { reminder: reminder && utcTime('reminder', reminder), reminded: 0 }),
    archived: archived === undefined ? undefined : Number(archived),
    pinned: pinned === undefined ? undefined : Number(pinned),
    color,
  })
}

/** Label ids, sent as ids or as objects, without repeats. Throws 404 for another user's label. */
async function ownLabelIds(db: Db, userId: string, labels: NonNullable<NoteInput['labels']>): Promise<string[]> {
  const ids = [...new Set(labels.map((label) => (typeof label === 'string' ? label : label.id)))]
  const ownIds = new Set((await queries.selectLabels(db, userId)).map((label) => label.id))
  if (ids.some((id) => !ownIds.has(id))) throw noSuchLabel()
  return ids
}

/**
 * Adds a note in front of the list; an `id` that exists returns the stored note (docs/domain/suite.md, Notes). Throws 404 for a
 * label of others.
 */
export async function createNote(ctx: Context, { id = newId(), ...input }: NoteInput): Promise<Note> {
  const columns = columnsOf(input)
  const now = ctx.clock().toISOString()
  const empty = { title: '', content: '', tasks: null, image: null, reminder: null, archived: 0, color: null }
  const fields = { ...empty, ...columns, deletedAt: null, userId: ctx.user.id, createdAt: now, updatedAt: now }
  const row = { ...fields, foundBy: foundBy(fields) }
  return writeNotes(ctx, async (db) => {
    const before = await queries.selectNote(db, ctx.user.id, id)
    if (before) return toNote(before, await queries.selectLabelIds(db, before.seq))
    await requireInlineRoom(ctx, db, [], [columns.image])
    const made = await insertUnderId(id, (free) => queries.insertNoteIfFree(db, { ...row, id: free }))
    const note = (await queries.selectNote(db, ctx.user.id, made))!
    await queries.replaceLabelings(db, note.seq, await ownLabelIds(db, ctx.user.id, input.labels ?? []))
    return toNote(note, await queries.selectLabelIds(db, note.seq))
  })
}

/** Changes one of the user's notes. Throws 404. */
function changeNote(
  ctx: Context,
  id: string,
  change: (db: Db, note: queries.NoteRow) => Promise<Parameters<typeof queries.updateNoteColumns>[2]>,
): Promise<Note> {
  return writeNotes(ctx, async (db) => {
    const note = await queries.selectNote(db, ctx.user.id, id)
    if (!note) throw noSuchNote()
    const columns = await change(db, note)
    const changed = await queries.updateNoteColumns(db, note.seq, {
      ...columns,
      foundBy: foundBy({ ...note, ...columns }),
      version: note.version + 1,
      updatedAt: ctx.clock().toISOString(),
    })
    return toNote(changed, await queries.selectLabelIds(db, note.seq))
  })
}

/** Merges the sent fields. Throws 404 for another user's note or label, 409 for a stale version. */
export async function updateNote(ctx: Context, patch: Schemas['NotePatch']): Promise<Note> {
  const columns = columnsOf(patch)
  return changeNote(ctx, patch.id, async (db, note) => {
    if (patch.version !== undefined && patch.version !== note.version) throw staleVersion()
    await requireInlineRoom(ctx, db, [note.image], [columns.image])
    if (patch.labels) await queries.replaceLabelings(db, note.seq, await ownLabelIds(db, ctx.user.id, patch.labels))
    // An unchanged reminder that was already sent stays sent.
    return columns.reminder === note.reminder ? { ...columns, reminded: undefined } : columns
  })
}

/** Adds an open task at the end of the checklist (docs/domain/suite.md, Notes). Throws 404, and 409 for a full list. */
export function createNoteTask(ctx: Context, noteId: string, content: string): Promise<Note> {
  return changeNote(ctx, noteId, async (_db, note) => {
    const tasks = tasksOf(note.tasks)
    if (tasks.length >= mostTasks) throw conflict(`Una nota puede tener hasta ${mostTasks} tareas.`)
    return { tasks: JSON.stringify([...tasks, { id: newId(), content, completed: false }]) }
  })
}
