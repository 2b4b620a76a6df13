/** Categories, brands, vendors and tags of a company; the products are in `product.queries.ts`. */
import { sql } from 'kysely'
import { isPostgres } from '../../db/columns.ts'
import type { Db } from '../../db/schema.ts'

/** All categories, each after its parent. */
export function selectCategories(db: Db, companyId: number) {
  return db
    .selectFrom('inventoryCategories')
    .select(['id', 'parentId', 'name', 'slug'])
    .where('companyId', '=', companyId)
    .orderBy('seq')
    .execute()
}

/** All brands or vendors, sorted by name. */
export function selectNamed(db: Db, companyId: number, table: 'inventoryBrands' | 'inventoryVendors') {
  return db
    .selectFrom(table)
    .select(['id', 'name', 'slug'])
    .where('companyId', '=', companyId)
    .orderBy('sortKey')
    .execute()
}

/** All tags, newest first. */
export function selectTags(db: Db, companyId: number) {
  return db
    .selectFrom('inventoryTags')
    .select(['id', 'title'])
    .where('companyId', '=', companyId)
    .orderBy('seq', 'desc')
    .execute()
}

type Entry = { companyId: number; id: string; name: string; slug: string }

/** Adds a top-level category, as the last one. */
export function insertCategory(db: Db, entry: Entry) {
  const row = { ...entry, parentId: null }
  const inserted = db.insertInto('inventoryCategories').values(row)
  return inserted.returning(['id', 'parentId', 'name', 'slug']).executeTakeFirstOrThrow()
}

export function insertNamed(db: Db, table: 'inventoryBrands' | 'inventoryVendors', entry: Named) {
  return db.insertInto(table).values(entry).returning(['id', 'name', 'slug']).executeTakeFirstOrThrow()
}

type Named = Entry & { sortKey: string }
type Entries = {
  categories: (Entry & { parentId: string | null })[]
  brands: Named[]
  vendors: Named[]
  tags: { companyId: number; id: string; title: string }[]
}

/** Inserts the first entries of a company: categories after their parents, the newest tag last. */
export async function insertEntries(db: Db, { categories, brands, vendors, tags }: Entries): Promise<void> {
  await db.insertInto('inventoryCategories').values(categories).execute()
  await db.insertInto('inventoryBrands').values(brands).execute()
  if (vendors.length > 0) await db.insertInto('inventoryVendors').values(vendors).execute()
  await db.insertInto('inventoryTags').values(tags).execute()
}

type Referenced = 'inventoryCategories' | 'inventoryBrands' | 'inventoryVendors' | 'inventoryTags'

/** How many of these ids exist in a table of the company. */
export async function countPresent(db: Db, companyId: number, table: Referenced, ids: string[]): Promise<number> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .where('companyId', '=', companyId)
    .execute()
  return rows.length
}

export function insertTag(db: Db, tag: { companyId: number; id: string; title: string }) {
  return db.insertInto('inventoryTags').values(tag).returning(['id', 'title']).executeTakeFirstOrThrow()
}

/** Renames a tag if there is a title; undefined if there is no such tag. */
export function updateTagRow(db: Db, companyId: number, id: string, title: string | undefined) {
  if (title === undefined) {
    return db
      .selectFrom('inventoryTags')
      .select(['id', 'title'])
      .where('companyId', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst()
  }
  return db
    .updateTable('inventoryTags')
    .set({ title })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returning(['id', 'title'])
    .executeTakeFirst()
}

/** Deletes a tag, also from products and deleted products; returns whether it existed. */
export async function deleteTagRow(db: Db, companyId: number, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('inventoryTags')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (result.numDeletedRows === 0n) return false
  const without = isPostgres(db)
    ? sql<string>`(tags::jsonb - ${id}::text)::text`
    : sql<string>`(select json_group_array(value) from json_each(tags) where value <> ${id})`
  for (const table of ['inventoryProducts', 'inventoryDeletedProducts'] as const) {
    await db
      .updateTable(table)
      .set({ tags: without })
      .where('companyId', '=', companyId)
      .where('tags', 'like', `%"${id}"%`)
      .execute()
  }
  return true
}
