import type { Insertable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { cleanHtml } from '../../lib/html.ts'
import type { HelpCenterTables } from './tables.ts'

const guideColumns = ['id', 'categoryId', 'slug', 'title', 'subtitle'] as const

/** The categories of questions, or the one with the slug. */
export function selectFaqCategories(db: Db, slug: string | undefined) {
  return db
    .selectFrom('faqCategories')
    .select(['id', 'slug', 'title'])
    .$if(slug !== undefined, (query) => query.where('slug', '=', slug!))
    .orderBy('position')
    .execute()
}

/** The questions of some categories. */
export function selectFaqs(db: Db, categoryIds: string[]) {
  return db
    .selectFrom('faqs')
    .select(['id', 'categoryId', 'question', 'answer'])
    .where('categoryId', 'in', categoryIds)
    .orderBy('position')
    .execute()
}

/** The categories of guides, or the one with the slug. */
export function selectGuideCategories(db: Db, slug?: string) {
  return db
    .selectFrom('guideCategories')
    .select(['id', 'slug', 'title'])
    .$if(slug !== undefined, (query) => query.where('slug', '=', slug!))
    .orderBy('position')
    .execute()
}

/** The guides of some categories, without their content. */
export function selectGuides(db: Db, categoryIds: string[]) {
  return db
    .selectFrom('guides')
    .select(guideColumns)
    .where('categoryId', 'in', categoryIds)
    .orderBy('position')
    .execute()
}

/** One guide with its content, or undefined. */
export function selectGuide(db: Db, categoryId: string, slug: string) {
  return db
    .selectFrom('guides')
    .select([...guideColumns, 'content'])
    .where('categoryId', '=', categoryId)
    .where('slug', '=', slug)
    .executeTakeFirst()
}

/** How many guides a category has. */
export async function countGuides(db: Db, categoryId: string): Promise<number> {
  const row = await db
    .selectFrom('guides')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('categoryId', '=', categoryId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Inserts questions with their categories. */
export async function insertFaqs(
  db: Db,
  categories: HelpCenterTables['faqCategories'][],
  faqs: HelpCenterTables['faqs'][],
): Promise<void> {
  await db.insertInto('faqCategories').values(categories).execute()
  await db.insertInto('faqs').values(faqs).execute()
}

/** Inserts guides with their categories; contents are sanitised. */
export async function insertGuides(
  db: Db,
  categories: HelpCenterTables['guideCategories'][],
  guides: Insertable<HelpCenterTables['guides']>[],
): Promise<void> {
  await db.insertInto('guideCategories').values(categories).execute()
  await db
    .insertInto('guides')
    .values(guides.map((guide) => ({ ...guide, content: cleanHtml(guide.content) })))
    .execute()
}
