import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { notFound } from '../../lib/problem.ts'
import { announceChange } from '../live/door.ts'
import { selectBoard, updateBoardColumns } from './queries.ts'

/**
 * One change of one board, in a transaction: those who change the same board go one after the other, so that positions
 * and merged records never mix, and the board's `lastActivity` is now. Screens that follow the board hear of it. Throws 404 where the board is not there.
 */
export function writeToBoard<T>(ctx: Context, boardId: string, work: (db: Db) => Promise<T>): Promise<T> {
  return writeToBoards(ctx, [boardId], work)
}

/** The same for several boards at once. */
export function writeToBoards<T>(ctx: Context, boardIds: string[], work: (db: Db) => Promise<T>): Promise<T> {
  // In one order for everybody, so that two changes never wait for each other.
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

/** Inside a write: tells the company's open screens that boards or tasks changed. */
export function announceBoards(ctx: Context, db: Db): Promise<void> {
  return announceChange(ctx, db, 'boards', { company: ctx.company.id })
}
