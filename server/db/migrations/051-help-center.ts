import { notNull, type AnyDb } from '../columns.ts'

async function createCategories(db: AnyDb, table: string): Promise<void> {
  await db.schema
    .createTable(table)
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', notNull)
    .addColumn('position', 'integer', notNull)
    .execute()
}

export async function up(db: AnyDb): Promise<void> {
  await createCategories(db, 'faqCategories')
  await db.schema
    .createTable('faqs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('categoryId', 'text', (c) => c.notNull().references('faqCategories.id').onDelete('cascade'))
    .addColumn('question', 'text', notNull)
    .addColumn('answer', 'text', notNull)
    .addColumn('position', 'integer', notNull)
    .execute()
  await createCategories(db, 'guideCategories')
  await db.schema
    .createTable('guides')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('categoryId', 'text', (c) => c.notNull().references('guideCategories.id').onDelete('cascade'))
    .addColumn('slug', 'text', notNull)
    .addColumn('title', 'text', notNull)
    .addColumn('subtitle', 'text', notNull)
    .addColumn('content', 'text', notNull)
    .addColumn('position', 'integer', notNull)
    .addUniqueConstraint('guides_slug', ['categoryId', 'slug'])
    .execute()
  await db.schema.createIndex('faqs_category').on('faqs').columns(['categoryId', 'position']).execute()
}
