import type { Body, Query, Success } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { pageOf } from '../../records/page.ts'
import { newId } from '../../lib/ids.ts'
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import { notFound } from '../../lib/problem.ts'
import { fold } from '../../lib/text.ts'
import * as queries from './bulk.queries.ts'
import { announceInventory, getProduct, tagsLock, toFilters } from './service.ts'

const rowsAtOnce = 2000
const dayMilliseconds = 24 * 60 * 60 * 1000
/** How long a bulk change or deletion can be undone, in days. */
const undoDays = { change: 1, deletion: 30 }

async function toSelection(
  ctx: Context,
  db: Db,
  selection: Body<'deleteProducts'>['selection'],
): Promise<queries.Selection> {
  if (!('search' in selection)) return selection
  const { search, except, ...filters } = selection
  return { search: fold(search), except, filters: await toFilters(ctx, db, filters) }
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

/** The time before which changes, or deletions, can no longer be undone. */
function oldestUndoable(ctx: Context, kind: keyof typeof undoDays): string {
  return new Date(ctx.clock().getTime() - undoDays[kind] * dayMilliseconds).toISOString()
}

/** Deletes changes that can no longer be undone, in the background and in slices, so that no request waits. */
function forgetOld(ctx: Context): void {
  ctx.background.run('forget old changes of products', async () => {
    const before = { change: oldestUndoable(ctx, 'change'), deletion: oldestUndoable(ctx, 'deletion') }
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

/** Applies one change to all selected products and recalculates `price`. It can be undone for 24 hours. */
export async function updateProducts(
  ctx: Context,
  { selection, change }: Body<'updateProducts'>,
): Promise<Success<'updateProducts'>> {
  const made = { id: newId(), field: 'active' in change ? ('active' as const) : ('basePrice' as const) }
  forgetOld(ctx)
  return ctx.store.write(async (db) => {
    const after = 'active' in change ? queries.isActive(change.active) : queries.changedPrice(db, change.percent)
    await queries.insertBulkChange(db, { companyId: ctx.company.id, ...made, madeAt: ctx.clock().toISOString() })
    let count = 0
    await inSlices(
      await queries.lockSelected(db, ctx.company.id, await toSelection(ctx, db, selection)),
      async (slice) => {
        count += await queries.planChange(db, slice, made, after)
        await queries.applyChange(db, slice, made, ['before', 'after'])
      },
    )
    await announceInventory(ctx, db)
    return { count, change: made.id }
  })
}

/** A change that can still be undone, locked against a second undo. Throws 404. */
async function requireBulkChange(ctx: Context, db: Db, id: string, kind: keyof typeof undoDays, message: string) {
  await ctx.store.lock(db, `inventory:change:${id}`)
  const change = await queries.selectBulkChange(db, ctx.company.id, id, oldestUndoable(ctx, kind))
  if (!change) throw notFound(message)
  return change
}

/** Undoes a change, except on products changed again since. Throws 404. */
export async function revertProducts(
  ctx: Context,
  { change: id }: Body<'revertProducts'>,
): Promise<Success<'revertProducts'>> {
  const tooLate = 'Ese cambio ya no se puede deshacer.'
  return ctx.store.write(async (db) => {
    const { field } = await requireBulkChange(ctx, db, id, 'change', tooLate)
    if (!field) throw notFound(tooLate)
    let count = 0
    await inSlices(await queries.selectChanged(db, id), async (slice) => {
      count += await queries.applyChange(db, slice, { id, field }, ['after', 'before'])
    })
    await queries.deleteBulkChange(db, id)
    await announceInventory(ctx, db)
    return { count }
  })
}

/** Deletes all selected products. They can be restored for 30 days. */
export async function deleteProducts(
  ctx: Context,
  { selection }: Body<'deleteProducts'>,
): Promise<Success<'deleteProducts'>> {
  const deletion = newId()
  forgetOld(ctx)
  return ctx.store.write(async (db) => {
    await ctx.store.lock(db, tagsLock)
    await queries.insertBulkChange(db, {
      companyId: ctx.company.id,
      id: deletion,
      madeAt: ctx.clock().toISOString(),
      field: null,
    })
    const seqs = await queries.lockSelected(db, ctx.company.id, await toSelection(ctx, db, selection))
    await inSlices(seqs, (slice) => queries.moveToDeleted(db, slice, deletion))
    await announceInventory(ctx, db)
    return { count: seqs.length, deletion }
  })
}

/** Deletes one product, which can be restored as well. Throws 404. */
export async function deleteProduct(ctx: Context, id: string): Promise<true> {
  await getProduct(ctx, id)
  const { count } = await deleteProducts(ctx, { selection: { ids: [id] } })
  if (count === 0) throw notFound('No encontramos ese producto.')
  return true
}

/** Restores the products of a deletion, or some deleted products. Throws 404 if there is nothing to restore. */
export async function restoreProducts(
  ctx: Context,
  which: Body<'restoreProducts'>,
): Promise<Success<'restoreProducts'>> {
  const tooLate = 'Esos productos ya no se pueden recuperar.'
  return ctx.store.write(async (db) => {
    await ctx.store.lock(db, tagsLock)
    const isWhole = 'deletion' in which
    if (isWhole) await requireBulkChange(ctx, db, which.deletion, 'deletion', tooLate)
    const seqs = isWhole
      ? await queries.selectDeleted(db, which.deletion)
      : await queries.selectDeletedByIds(db, ctx.company.id, which.ids)
    if (seqs.length === 0) throw notFound(tooLate)
    await inSlices(seqs, (slice) => queries.moveBack(db, slice))
    if (isWhole) await queries.deleteBulkChange(db, which.deletion)
    await announceInventory(ctx, db)
    return { count: seqs.length }
  })
}

/** A page of the products that can be restored. */
export async function listDeletedProducts(
  ctx: Context,
  query: Query<'listDeletedProducts'>,
): Promise<Success<'listDeletedProducts'>> {
  const since = oldestUndoable(ctx, 'deletion')
  const total = await queries.countDeleted(ctx.store.read, ctx.company.id, since)
  const { offset, size, answer } = pageOf(query, total)
  return { items: await queries.selectDeletedPage(ctx.store.read, ctx.company.id, since, offset, size), ...answer }
}
