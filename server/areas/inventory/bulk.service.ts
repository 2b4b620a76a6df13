/** Who may: from miembro on, in the company that the call works in. */
import type { Body, Success } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import { notFound } from '../../lib/problem.ts'
import { fold } from '../../lib/text.ts'
import * as queries from './bulk.queries.ts'
import { tagsLock } from './service.ts'

const rowsAtOnce = 2000
const keptMilliseconds = 24 * 60 * 60 * 1000

function folded(selection: Body<'deleteProducts'>['selection']): queries.Selection {
  return 'search' in selection ? { ...selection, search: fold(selection.search) } : selection
}

/**
 * Runs `work` in short slices and yields between them: one statement on 100,000 products would block all requests for
 * seconds.
 */
async function inSlices(seqs: number[], work: (slice: number[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < seqs.length; start += rowsAtOnce) {
    if (start > 0) await yieldToEventLoop()
    await work(seqs.slice(start, start + rowsAtOnce))
  }
}

/** Changes and deletions from before this moment can no longer be undone. */
function oldestKept(ctx: Context): string {
  return new Date(ctx.clock().getTime() - keptMilliseconds).toISOString()
}

/** Deletes changes that can no longer be undone, in the background and in slices, so that no request waits. */
function forgetOld(ctx: Context): void {
  ctx.background.run('forget old changes of products', async () => {
    const before = oldestKept(ctx)
    for (const { id } of await queries.selectBulkChangesBefore(ctx.store.read, before)) {
      for (;;) {
        const seqs = await queries.selectDeleted(ctx.store.read, id, rowsAtOnce)
        if (seqs.length === 0) break
        await ctx.store.write((db) => queries.forgetDeleted(db, seqs))
        await yieldToEventLoop()
      }
      await ctx.store.write((db) => queries.deleteBulkChange(db, id))
    }
  })
}

/** Makes one change to all products of a selection; `price` follows from its parts. It can be taken back for 24 hours. */
export async function updateProducts(
  ctx: Context,
  { selection, change }: Body<'updateProducts'>,
): Promise<Success<'updateProducts'>> {
  const made = { id: newId(), field: 'active' in change ? ('active' as const) : ('basePrice' as const) }
  forgetOld(ctx)
  return ctx.store.write(async (db) => {
    const after = 'active' in change ? queries.isActive(change.active) : queries.moved(db, change.percent)
    await queries.insertBulkChange(db, { ...made, madeAt: ctx.clock().toISOString() })
    let count = 0
    await inSlices(await queries.lockSelected(db, folded(selection)), async (slice) => {
      count += await queries.planChange(db, slice, made, after)
      await queries.applyChange(db, slice, made, ['before', 'after'])
    })
    return { count, change: made.id }
  })
}

/** A change that can still be undone, by nobody else at the same moment. Throws 404. */
async function requireBulkChange(ctx: Context, db: Db, id: string, message: string) {
  await ctx.store.lock(db, `inventory:change:${id}`)
  const change = await queries.selectBulkChange(db, id, oldestKept(ctx))
  if (!change) throw notFound(message)
  return change
}

/** Takes a change back where nobody made another one since. Throws 404. */
export async function revertProducts(
  ctx: Context,
  { change: id }: Body<'revertProducts'>,
): Promise<Success<'revertProducts'>> {
  const tooLate = 'Ese cambio ya no se puede deshacer.'
  return ctx.store.write(async (db) => {
    const { field } = await requireBulkChange(ctx, db, id, tooLate)
    if (!field) throw notFound(tooLate)
    let count = 0
    await inSlices(await queries.selectChanged(db, id), async (slice) => {
      count += await queries.applyChange(db, slice, { id, field }, ['after', 'before'])
    })
    await queries.deleteBulkChange(db, id)
    return { count }
  })
}

/** Deletes all products of a selection. They can be brought back by the deletion's name for 24 hours. */
export async function deleteProducts(
  ctx: Context,
  { selection }: Body<'deleteProducts'>,
): Promise<Success<'deleteProducts'>> {
  const deletion = newId()
  forgetOld(ctx)
  return ctx.store.write(async (db) => {
    await ctx.store.lock(db, tagsLock)
    await queries.insertBulkChange(db, { id: deletion, madeAt: ctx.clock().toISOString(), field: null })
    const seqs = await queries.lockSelected(db, folded(selection))
    await inSlices(seqs, (slice) => queries.moveToDeleted(db, slice, deletion))
    return { count: seqs.length, deletion }
  })
}

/** Undoes a deletion. Throws 404 where there is nothing to bring back. */
export async function restoreProducts(
  ctx: Context,
  { deletion }: Body<'restoreProducts'>,
): Promise<Success<'restoreProducts'>> {
  const tooLate = 'Esos productos ya no se pueden recuperar.'
  return ctx.store.write(async (db) => {
    await ctx.store.lock(db, tagsLock)
    await requireBulkChange(ctx, db, deletion, tooLate)
    const seqs = await queries.selectDeleted(db, deletion)
    if (seqs.length === 0) throw notFound(tooLate)
    await inSlices(seqs, (slice) => queries.moveBack(db, slice))
    await queries.deleteBulkChange(db, deletion)
    return { count: seqs.length }
  })
}
