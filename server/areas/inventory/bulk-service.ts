import type { Body, Success } from '../../http/contract.ts'
import type { Context } from '../../http/env.ts'
import { newId } from '../../lib/ids.ts'
import { notFound } from '../../lib/problem.ts'
import { fold } from '../../lib/text.ts'
import {
  forgetDeleted,
  lockSelected,
  moveBack,
  moveToDeleted,
  selectDeleted,
  updateActive,
  updatePrices,
  type Selection,
} from './bulk-queries.ts'
import { tagsLock } from './service.ts'

const rowsAtOnce = 2000
const keptMilliseconds = 24 * 60 * 60 * 1000

function folded(selection: Body<'deleteProducts'>['selection']): Selection {
  return 'search' in selection ? { ...selection, search: fold(selection.search) } : selection
}

/**
 * Does `work` in slices that take SQLite a moment each, and lets others read between them: a hundred thousand products in
 * one statement would stand in everybody's way for seconds.
 */
async function inSlices(seqs: number[], work: (slice: number[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < seqs.length; start += rowsAtOnce) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve, 0))
    await work(seqs.slice(start, start + rowsAtOnce))
  }
}

/** Makes one change to all products of a selection; `price` follows from its parts. */
export async function updateProducts(
  ctx: Context,
  { selection, change }: Body<'updateProducts'>,
): Promise<Success<'updateProducts'>> {
  return ctx.store.write(async (db) => {
    const seqs = await lockSelected(db, folded(selection))
    await inSlices(seqs, (slice) =>
      'active' in change ? updateActive(db, slice, change.active) : updatePrices(db, slice, change.percent),
    )
    return { count: seqs.length }
  })
}

/** The moment before which deletions are forgotten. */
function oldestKept(ctx: Context): string {
  return new Date(ctx.clock().getTime() - keptMilliseconds).toISOString()
}

/** Deletes all products of a selection. They can be brought back by the deletion's name for 24 hours. */
export async function deleteProducts(
  ctx: Context,
  { selection }: Body<'deleteProducts'>,
): Promise<Success<'deleteProducts'>> {
  const deletion = newId()
  const deletedAt = ctx.clock().toISOString()
  return ctx.store.write(async (db) => {
    await ctx.store.lock(db, tagsLock)
    await forgetDeleted(db, oldestKept(ctx))
    const seqs = await lockSelected(db, folded(selection))
    await inSlices(seqs, (slice) => moveToDeleted(db, slice, deletion, deletedAt))
    return { count: seqs.length, deletion }
  })
}

/** Undoes a deletion. Throws 404 where there is nothing to bring back. */
export async function restoreProducts(
  ctx: Context,
  { deletion }: Body<'restoreProducts'>,
): Promise<Success<'restoreProducts'>> {
  return ctx.store.write(async (db) => {
    await ctx.store.lock(db, tagsLock)
    await forgetDeleted(db, oldestKept(ctx))
    const seqs = await selectDeleted(db, deletion)
    if (seqs.length === 0) throw notFound('Esos productos ya no se pueden recuperar.')
    await inSlices(seqs, (slice) => moveBack(db, slice))
    return { count: seqs.length }
  })
}
