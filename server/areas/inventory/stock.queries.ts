/** The stock history of products. */
import type { RawBuilder } from 'kysely'
import { prepareQuery } from '../../db/prepared.ts'
import type { Db } from '../../db/schema.ts'

type StockChange = { product: string; madeAt: string; person: string; before: number; after: number }

const insertChange = prepareQuery(
  (
    db,
    product: RawBuilder<string>,
    madeAt: RawBuilder<string>,
    person: RawBuilder<string>,
    before: RawBuilder<number>,
    after: RawBuilder<number>,
  ) => db.insertInto('inventoryStockChanges').values({ product, madeAt, person, before, after }),
)

export async function insertStockChange(db: Db, change: StockChange): Promise<void> {
  const { product, madeAt, person, before, after } = change
  await insertChange(db, product, madeAt, person, before, after)
}

export async function countStockChanges(db: Db, product: string): Promise<number> {
  const { count } = await db
    .selectFrom('inventoryStockChanges')
    .where('product', '=', product)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A page of a product's stock changes, newest first. */
export function selectStockChanges(db: Db, product: string, offset: number, limit: number) {
  return db
    .selectFrom('inventoryStockChanges')
    .select(['madeAt', 'person', 'before', 'after'])
    .where('product', '=', product)
    .orderBy('seq', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}
