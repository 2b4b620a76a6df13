/** Boards, members and labels of the active company. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { definedFields } from '../../lib/defined.ts'
import { newId } from '../../lib/ids.ts'
import { notFound } from '../../lib/problem.ts'
import { refuseSameLabel } from '../../lib/same-label.ts'
import { sortKey } from '../../lib/text.ts'
import {
  selectCardLabelsOfBoard,
  selectCardMembersOfBoard,
  selectCardsOfBoard,
  selectPeopleOnCards,
  updateDeletedCards,
} from './cards.queries.ts'
import { forgetOldCards } from './cards.service.ts'
import { onCards, toCards } from './card-columns.ts'
import {
  deleteLabel,
  insertBoard,
  insertLabel,
  replaceBoardMembers,
  selectAllBoardMembers,
  selectBoard,
  selectBoardDeletion,
  selectBoardMembers,
  selectBoards,
  selectLabel,
  selectLabels,
  selectLists,
  selectPeople,
  updateBoardColumns,
  updateLabelColumns,
} from './queries.ts'
import { choosePeople, toMember } from './people.ts'
import { requireSameId } from './record-ids.ts'
import { announceBoards, writeToBoard } from './write-to-board.ts'

type Schemas = components['schemas']
type Board = Schemas['Board']
type BoardMember = Schemas['BoardMember']

/** The boards of the company with their members as objects, sorted by title (docs/domain/suite.md, Boards and tasks). */
export async function listBoards(ctx: Context): Promise<Board[]> {
  const { read } = ctx.store
  const [boards, members] = await Promise.all([
    selectBoards(read, ctx.company.id),
    selectAllBoardMembers(read, ctx.company.id),
  ])
  const byBoard = Map.groupBy(members, (member) => member.boardId)
  return boards.map((board) => ({ ...board, members: (byBoard.get(board.id) ?? []).map(toMember) }))
}

/** One board with its lists, their cards, and its labels. Throws 404. */
export async function getBoard(ctx: Context, id: string): Promise<Schemas['BoardDetail']> {
  const db = ctx.store.read
  const board = await boardWithMembers(ctx, db, id)
  const [rows, labelPairs, memberPairs, labels, people] = await Promise.all([
    selectCardsOfBoard(db, id),
    selectCardLabelsOfBoard(db, id),
    selectCardMembersOfBoard(db, id),
    selectLabels(db, id),
    selectPeopleOnCards(db, id),
  ])
  const cards = toCards(rows, onCards(labelPairs, labels), onCards(memberPairs, people))
  const byList = Map.groupBy(cards, (card) => card.listId)
  // Cards are read before lists: a list created in between is empty, and no card lacks its list.
  const lists = (await selectLists(db, id)).map((list) => ({ ...list, cards: byList.get(list.id) ?? [] }))
  return { ...board, lists, labels }
}

/** Creates an empty board. */
export async function createBoard(ctx: Context, input: Schemas['BoardInput']): Promise<Board> {
  const { title, description = '', icon = '', members = [] } = input
  const id = newId()
  return ctx.store.write(async (db) => {
    const lastActivity = ctx.clock().toISOString()
    await insertBoard(db, { id, companyId: ctx.company.id, ...titleColumns(title), description, icon, lastActivity })
    await setMembers(ctx, db, id, members)
    await announceBoards(ctx, db)
    return boardWithMembers(ctx, db, id)
  })
}

/** Merges the sent fields into a board. Throws 404. */
export async function updateBoard(ctx: Context, id: string, patch: Schemas['BoardPatch']): Promise<Board> {
  const { id: innerId, title, description, icon, members } = patch
  requireSameId('board.id', id, innerId)
  return writeToBoard(ctx, id, async (db) => {
    const fields = definedFields({ ...(title !== undefined && titleColumns(title)), description, icon })
    if (Object.keys(fields).length > 0) await updateBoardColumns(db, id, fields)
    if (members) await setMembers(ctx, db, id, members)
    return boardWithMembers(ctx, db, id)
  })
}

/** Deletes a board with its contents; it can be restored for a day. Throws 404. */
export async function deleteBoard(ctx: Context, id: string): Promise<true> {
  return writeToBoard(ctx, id, async (db) => {
    const now = ctx.clock().toISOString()
    await forgetOldCards(ctx, db)
    await updateBoardColumns(db, id, { deletedAt: now })
    await updateDeletedCards(db, { column: 'boardId', id }, null, now)
    return true as const
  })
}

/** Restores a deleted board; idempotent if it is not deleted. Throws 404. */
export async function restoreBoard(ctx: Context, id: string): Promise<Board> {
  return ctx.store.write(async (db) => {
    await ctx.store.lock(db, `board:${id}`)
    const deletedAt = await selectBoardDeletion(db, ctx.company.id, id)
    if (deletedAt) {
      await updateBoardColumns(db, id, { deletedAt: null })
      await updateDeletedCards(db, { column: 'boardId', id }, deletedAt, null)
      await announceBoards(ctx, db)
    }
    return boardWithMembers(ctx, db, id)
  })
}

/** All possible members of the company's boards, sorted by name. */
export async function listBoardMembers(ctx: Context): Promise<BoardMember[]> {
  const people = await selectPeople(ctx.store.read, ctx.company.id)
  const keyed = people.map((person) => ({ person, key: sortKey(person.name) }))
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ person }) => person)
}

/** Throws 404 if the company has no such board. */
export async function requireBoard(ctx: Context, boardId: string): Promise<void> {
  if (!(await selectBoard(ctx.store.read, ctx.company.id, boardId))) throw notFound('No encontramos ese tablero.')
}

/** The labels of a board, by title. Throws 404. */
export async function listBoardLabels(ctx: Context, boardId: string): Promise<Schemas['BoardLabel'][]> {
  await requireBoard(ctx, boardId)
  return selectLabels(ctx.store.read, boardId)
}

/** Adds a label to a board. Throws 404 for an unknown board, 409 for the same name and colour as another. */
export async function createBoardLabel(ctx: Context, input: Schemas['BoardLabelInput']) {
  const { boardId, title, color = 'gray' } = input
  return writeToBoard(ctx, boardId, async (db) => {
    const label = { id: newId(), boardId, title: title.trim(), color }
    refuseSameLabel(await selectLabels(db, boardId), label)
    await insertLabel(db, { ...label, ...titleColumns(title) })
    return label
  })
}

/** Merges the sent fields of a label. Throws 404, and 409 for the same name and colour as another. */
export async function updateBoardLabel(ctx: Context, id: string, patch: Schemas['BoardLabelPatch']) {
  requireSameId('label.id', id, patch.id)
  const { boardId } = await existingLabel(ctx, ctx.store.read, id)
  requireSameId('label.boardId', boardId, patch.boardId)
  return writeToBoard(ctx, boardId, async (db) => {
    const { title, color } = patch
    const before = await existingLabel(ctx, db, id)
    const after = { ...before, ...definedFields({ title: title?.trim(), color }) }
    // A duplicate from before this rule may be sent back unchanged.
    if (after.title !== before.title || after.color !== before.color)
      refuseSameLabel(await selectLabels(db, boardId), after)
    const fields = definedFields({ ...(title !== undefined && titleColumns(title)), color })
    if (Object.keys(fields).length > 0) await updateLabelColumns(db, id, fields)
    return existingLabel(ctx, db, id)
  })
}

/** Deletes a label, also from every card. Throws 404. */
export async function deleteBoardLabel(ctx: Context, id: string): Promise<true> {
  const { boardId } = await existingLabel(ctx, ctx.store.read, id)
  return writeToBoard(ctx, boardId, async (db) => {
    if (!(await deleteLabel(db, id))) throw notFound()
    return true as const
  })
}

async function existingLabel(ctx: Context, db: Db, id: string) {
  const label = await selectLabel(db, ctx.company.id, id)
  if (!label) throw notFound('No encontramos esa etiqueta.')
  return label
}

async function boardWithMembers(ctx: Context, db: Db, id: string): Promise<Board> {
  const board = await selectBoard(db, ctx.company.id, id)
  if (!board) throw notFound('No encontramos ese tablero.')
  return { ...board, members: (await selectBoardMembers(db, id)).map(toMember) }
}

/** Members stay allowed after leaving the company; unknown ids are ignored. */
async function setMembers(ctx: Context, db: Db, boardId: string, members: (string | BoardMember)[]): Promise<void> {
  const present = await selectBoardMembers(db, boardId)
  await replaceBoardMembers(db, boardId, await choosePeople(ctx, db, present, members))
}

function titleColumns(title: string) {
  return { title: title.trim(), sortKey: sortKey(title.trim()) }
}
