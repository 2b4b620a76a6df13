import type { Context } from '../../context.ts'
import type { Query, Success } from '../../http/contract.ts'
import { pageOf } from '../../records/page.ts'
import { getProduct } from './service.ts'
import { countStockChanges, selectStockChanges } from './stock.queries.ts'

/** A page of a product's stock history, newest first. Throws 404. */
export async function listStockChanges(
  ctx: Context,
  { id, ...query }: Query<'listStockChanges'>,
): Promise<Success<'listStockChanges'>> {
  await getProduct(ctx, id)
  const { offset, size, answer } = pageOf(query, await countStockChanges(ctx.store.read, id))
  return { items: await selectStockChanges(ctx.store.read, id, offset, size), ...answer }
}
