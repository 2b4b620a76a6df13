/** Creating, changing, moving and deleting the lists of a board. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { definedFields } from '../../lib/defined.ts'
import { newId } from '../../lib/ids.ts'
import { notFound } from '../../lib/problem.ts'
import { place, positionBehind, positionsOf } from '../../lib/positions.ts'
import { selectCardsOfBoard, updateDeletedCards } from './cards.queries.ts'
import { forgetOldCards, withLabelsAndMembers } from './cards.service.ts'
import {
  insertList,
  selectAnyList,
  selectLists,
  selectListsById,
  updateListColumns,
  updateListPositions,
} from './queries.ts'
import { requireDistinct, requireSameId } from './record-ids.ts'
import { writeToBoard, writeToBoards } from './write-to-board.ts'

type BoardList = components['schemas']['BoardList']
type BoardListChange = components['schemas']['BoardListChange']

/** Adds a list to a board, as the last one unless a position is given. Throws 404 for an unknown board. */
export async function createBoardList(ctx: Context, input: components['schemas']['BoardListInput']) {
  const { boardId, title, limit = null } = input
  const id = newId()
  return writeToBoard(ctx, boardId, async (db) => {
    const others = await selectLists(db, boardId)
    const behind = positionBehind(others)
    await insertList(db, { id, boardId, title: title.trim(), limit, position: behind })
    await updateListPositions(db, place(others, [{ id, position: input.position ?? behind }], positionsOf(others)))
    return existingList(ctx, db, id)
  })
}

/** Merges the sent fields of a list. Throws 404. */
export async function updateBoardList(ctx: Context, change: BoardListChange): Promise<BoardList> {
  const [updated] = await changeLists(ctx, [change], 'list')
  return updated!
}

/** Merges several lists, all or none; returns them, then the lists moved by the change. Throws 404. */
export async function updateBoardLists(ctx: Context, changes: BoardListChange[]): Promise<BoardList[]> {
  requireDistinct('lists', changes)
  return changeLists(ctx, changes, 'lists')
}

/** Deletes a list and its cards; for a day they can be restored (docs/domain/suite.md, Boards and tasks). Throws 404. */
export async function deleteBoardList(ctx: Context, id: string): Promise<true> {
  const { boardId } = await existingList(ctx, ctx.store.read, id)
  return writeToBoard(ctx, boardId, async (db) => {
    await existingList(ctx, db, id)
    const now = ctx.clock().toISOString()
    await forgetOldCards(ctx, db)
    await updateListColumns(db, id, { deletedAt: now })
    await updateDeletedCards(db, { column: 'listId', id }, null, now)
    return true as const
  })
}

/** Restores a list with the cards deleted with it; idempotent if it is not deleted. Throws 404. */
export async function restoreBoardList(ctx: Context, id: string): Promise<components['schemas']['BoardListDetail']> {
  const { boardId } = await anyList(ctx, ctx.store.read, id)
  return writeToBoard(ctx, boardId, async (db) => {
    const { deletedAt, ...list } = await anyList(ctx, db, id)
    if (deletedAt !== null) {
      await updateListColumns(db, id, { deletedAt: null })
      await updateDeletedCards(db, { column: 'listId', id }, deletedAt, null)
    }
    const rows = (await selectCardsOfBoard(db, boardId)).filter(({ listId }) => listId === id)
    return { ...list, cards: await withLabelsAndMembers(db, rows) }
  })
}

async function changeLists(ctx: Context, changes: BoardListChange[], field: string): Promise<BoardList[]> {
  const ids = changes.map((change) => change.id)
  const boardIds = await boardIdsOf(ctx, ctx.store.read, ids)
  for (const { id, boardId } of changes) requireSameId(`${field}.boardId`, boardIds.get(id)!, boardId)
  return writeToBoards(ctx, [...boardIds.values()], async (db) => {
    await boardIdsOf(ctx, db, ids)
    for (const { id, title, limit } of changes) {
      const fields = definedFields({ title: title?.trim(), limit })
      if (Object.keys(fields).length > 0) await updateListColumns(db, id, fields)
    }
    const moved: string[] = []
    for (const boardId of new Set(boardIds.values())) moved.push(...(await moveLists(db, boardId, changes)))
    const all = [...new Set([...ids, ...moved])]
    const lists = new Map((await selectListsById(db, ctx.company.id, all)).map((list) => [list.id, list]))
    return all.map((id) => lists.get(id)!)
  })
}

async function moveLists(db: Db, boardId: string, changes: BoardListChange[]): Promise<string[]> {
  const lists = await selectLists(db, boardId)
  const positions = new Map(changes.map((change) => [change.id, change.position]))
  const isMoved = (list: BoardList) => (positions.get(list.id) ?? list.position) !== list.position
  const moved = lists.filter(isMoved).map(({ id }) => ({ id, position: positions.get(id)! }))
  if (moved.length === 0) return []
  const staying = lists.filter((list) => !isMoved(list))
  const placed = place(staying, moved, positionsOf(lists))
  await updateListPositions(db, placed)
  return placed.map((list) => list.id)
}

/** The board of each list. Throws 404 if one is missing. */
async function boardIdsOf(ctx: Context, db: Db, ids: string[]): Promise<Map<string, string>> {
  const lists = await selectListsById(db, ctx.company.id, ids)
  if (lists.length < ids.length) throw notFound('No encontramos esa lista.')
  return new Map(lists.map((list) => [list.id, list.boardId]))
}

async function existingList(ctx: Context, db: Db, id: string): Promise<BoardList> {
  const [list] = await selectListsById(db, ctx.company.id, [id])
  if (!list) throw notFound('No encontramos esa lista.')
  return list
}

async function anyList(ctx: Context, db: Db, id: string) {
  const list = await selectAnyList(db, ctx.company.id, id)
  if (!list) throw notFound('No encontramos esa lista.')
  return list
}
