import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import type { Body, Query, Success } from '../../http/contract.ts'
import { fold, searchWords } from '../../lib/text.ts'
import { pageOf, type PageQuery } from '../../records/page.ts'
import * as queries from './list.queries.ts'
import { selectLabelIds, selectLabelingsOf, selectNote } from './queries.ts'
import { noSuchNote, toNote, writeNotes } from './service.ts'

type ListedNote = components['schemas']['ListedNote']

/** The part of a note that a card shows. */
const longestText = 1000
const mostTasks = 10
const trashMilliseconds = 30 * 24 * 60 * 60 * 1000

const keptSince = (ctx: Pick<Context, 'clock'>) => new Date(ctx.clock().getTime() - trashMilliseconds).toISOString()

/** The beginning of a long text, or the part around the first search word. */
function excerpt(content: string, words: string[]): string {
  if (content.length <= longestText) return content
  const folded = fold(content)
  const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0)
  const start = Math.max(0, Math.min(...places, content.length) - 120)
  const from = places.length > 0 && start > longestText / 2 ? start : 0
  const part = content.slice(from, from + longestText).toWellFormed()
  return `${from > 0 ? '…' : ''}${part}${from + longestText < content.length ? '…' : ''}`
}

type Row = Awaited<ReturnType<typeof queries.selectListed>>[number]

function toListed({ hasImage, ...row }: Row, labels: string[], words: string[]): ListedNote {
  const note = toNote(row, labels)
  const tasks = note.tasks ?? []
  const holds = (task: { content: string }) => words.some((word) => fold(task.content).includes(word))
  const open = tasks.filter((task) => !task.completed)
  const found = words.length > 0 ? tasks.filter(holds) : []
  const visibleTasks = [...found, ...open.filter((task) => !found.includes(task))].slice(0, mostTasks)
  return {
    ...note,
    content: excerpt(note.content, words),
    tasks: visibleTasks,
    openTasks: open.length,
    doneTasks: tasks.length - open.length,
    hasImage: hasImage === 1,
  }
}

/** A page of notes of a view that contain every word and have any of the labels. */
export async function listNotePage(
  ctx: Context,
  { view = 'notes', query = '', labels = '', ...pageQuery }: Query<'listNotePage'>,
): Promise<Success<'listNotePage'>> {
  const words = searchWords(query)
  const labelIds = labels.split(',').filter(Boolean)
  const search = { userId: ctx.user.id, view, words, labels: labelIds, keptSince: keptSince(ctx) }
  const { read } = ctx.store
  const way = await queries.wayTo(read, search)
  // Counting 50,000 takes as long as everything else: in parallel, PostgreSQL does both at once.
  const [counted, { rows, hasMore }] = await Promise.all([
    queries.countNotes(read, search, way),
    rowsWithLabels(read, search, way, pageQuery),
  ])
  const isTotalCut = counted > queries.mostCounted && (words.length > 0 || labelIds.length > 0)
  const { answer } = pageOf(pageQuery, isTotalCut ? queries.mostCounted : counted)
  const nextPage = answer.page + (hasMore ? 1 : 0)
  return {
    items: rows.map(({ row, labels: carried }) => toListed(row, carried, words)),
    ...answer,
    isTotalCut,
    // Pages beyond the counted maximum are reached one by one.
    lastPage: isTotalCut ? Math.max(answer.lastPage, nextPage) : answer.lastPage,
  }
}

/** The notes of a page with their label ids, and whether there is a next page. */
async function rowsWithLabels(db: Db, search: queries.NoteSearch, way: queries.Way, pageQuery: PageQuery) {
  const { offset, size } = pageOf(pageQuery, 0)
  const found = await queries.selectListed(db, search, way, { offset, limit: size + 1 })
  const rows = found.slice(0, size)
  const seqs = rows.map(({ seq }) => seq)
  const labelings = Map.groupBy(seqs.length > 0 ? await selectLabelingsOf(db, seqs) : [], ({ noteSeq }) => noteSeq)
  const labelsOf = (seq: number) => (labelings.get(seq) ?? []).map(({ labelId }) => labelId)
  return { rows: rows.map((row) => ({ row, labels: labelsOf(row.seq) })), hasMore: found.length > size }
}

/** One note, even in the trash. Throws 404. */
export async function getNote(ctx: Context, id: string): Promise<Success<'getNote'>> {
  const row = await selectNote(ctx.store.read, ctx.user.id, id)
  if (!row) throw noSuchNote()
  return toNote(row, await selectLabelIds(ctx.store.read, row.seq))
}

/** Moves a note to the trash. Throws 404. */
export async function deleteNote(ctx: Context, id: string): Promise<true> {
  ctx.background.run('forget deleted notes', () => ctx.store.write((db) => queries.forgetTrash(db, keptSince(ctx))))
  return writeNotes<true>(ctx, async (db) => {
    if (!(await queries.moveToTrash(db, ctx.user.id, id, ctx.clock().toISOString()))) throw noSuchNote()
    return true
  })
}

/** Restores notes from the trash. Throws 404 if none of them is there. */
export function restoreNotes(ctx: Context, { ids }: Body<'restoreNotes'>): Promise<Success<'restoreNotes'>> {
  return writeNotes(ctx, async (db) => {
    const now = ctx.clock().toISOString()
    const count = await queries.takeFromTrash(db, ctx.user.id, ids, now, keptSince(ctx))
    if (count === 0) throw noSuchNote()
    return { count }
  })
}

/** Permanently deletes notes in the trash. Throws 404 if none of them is there. */
export function purgeNotes(ctx: Context, { ids }: Body<'purgeNotes'>): Promise<Success<'purgeNotes'>> {
  return writeNotes(ctx, async (db) => {
    const count = await queries.deleteFromTrash(db, ctx.user.id, ids)
    if (count === 0) throw noSuchNote()
    return { count }
  })
}

/** Permanently deletes all notes in the trash. */
export const emptyNoteTrash = (ctx: Context): Promise<Success<'emptyNoteTrash'>> =>
  writeNotes(ctx, async (db) => ({ count: await queries.deleteFromTrash(db, ctx.user.id, null) }))
