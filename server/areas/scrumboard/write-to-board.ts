import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { notFound } from '../../lib/problem.ts'
import { announceChange } from '../live/door.ts'
import { selectBoard, updateBoardColumns } from './queries.ts'

/**
 * A transaction on one board, under a lock, so that positions and merged records stay consistent; updates the board's
 * `lastActivity` and notifies screens that show it. Throws 404 for an unknown board.
 */
export function writeToBoard<T>(ctx: Context, boardId: string, work: (db: Db) => Promise<T>): Promise<T> {
  return writeToBoards(ctx, [boardId], work)
}

/** The same for several boards. */
export function writeToBoards<T>(ctx: Context, boardIds: string[], work: (db: Db) => Promise<T>): Promise<T> {
  // In a fixed order, so that two changes cannot deadlock.
  const ordered = [...new Set(boardIds)].toSorted()
  return ctx.store.write(async (db) => {
    for (const boardId of ordered) {
      await ctx.store.lock(db, `board:${boardId}`)
      if (!(await selectBoard(db, ctx.company.id, boardId))) throw notFound('No encontramos ese tablero.')
      await updateBoardColumns(db, boardId, { lastActivity: ctx.clock().toISOString() })
    }
    const result = await work(db)
    for (const boardId of ordered) await announceChange(ctx, db, 'board', { board: boardId })
    await announceBoards(ctx, db)
    return result
  })
}

/** Inside a transaction: notifies the company's open screens that boards or tasks changed. */
export function announceBoards(ctx: Context, db: Db): Promise<void> {
  return announceChange(ctx, db, 'boards', { company: ctx.company.id })
}
