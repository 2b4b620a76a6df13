import { sql } from 'kysely'
import { binaryText, isPostgres, notNull, serialKey, type AnyDb } from '../columns.ts'

/** Further card columns, archived and deleted cards and lists, limits of lists, comments. */
export async function up(db: AnyDb): Promise<void> {
  await addColumns(db)
  await fillColumns(db)
  await createIndexes(db)
  await createComments(db)
}

async function addColumns(db: AnyDb): Promise<void> {
  await db.schema.alterTable('boardLists').addColumn('limit', 'integer').execute()
  await db.schema.alterTable('boardLists').addColumn('deletedAt', binaryText(db)).execute()
  const add = db.schema.alterTable('cards')
  await add.addColumn('developerId', 'integer', (c) => c.references('developers.id').onDelete('cascade')).execute()
  await add.addColumn('priority', 'integer', (c) => c.notNull().defaultTo(0)).execute()
  await add.addColumn('checklist', 'text', (c) => c.notNull().defaultTo('[]')).execute()
  await add.addColumn('comments', 'integer', (c) => c.notNull().defaultTo(0)).execute()
  await add.addColumn('archivedAt', binaryText(db)).execute()
  await add.addColumn('deletedAt', binaryText(db)).execute()
  await add.addColumn('isFree', 'integer', (c) => c.notNull().defaultTo(1)).execute()
  await add.addColumn('isShown', 'integer', (c) => c.notNull().defaultTo(1)).execute()
}

/** Fills the company of cards and converts plain-text descriptions to HTML. */
async function fillColumns(db: AnyDb): Promise<void> {
  const newLine = isPostgres(db) ? sql`chr(10)` : sql`char(10)`
  const escaped = sql`replace(replace(replace(description, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`
  await sql`
    update cards set
      "developerId" = (select boards."developerId" from boards where boards.id = cards."boardId"),
      description = '<p>' || replace(${escaped}, ${newLine}, '<br>') || '</p>'
  `.execute(db)
  await sql`update cards set "isFree" = 0 where id in (select "cardId" from "cardMembers")`.execute(db)
  await sql`update cards set description = null where description = '<p></p>'`.execute(db)
}

async function createIndexes(db: AnyDb): Promise<void> {
  const due = `coalesce("dueDate", '9999')`
  const orders = { due, priority: `priority desc, ${due}` }
  for (const [name, order] of Object.entries(orders)) {
    const columns = `("developerId", "isShown", completed, ${order}, seq)`
    await sql.raw(`create index "cards_${name}" on cards ${columns}`).execute(db)
    await sql.raw(`create index "cards_free_${name}" on cards ${columns} where "isFree" = 1`).execute(db)
  }
  await db.schema.createIndex('cards_archive').on('cards').columns(['boardId', 'archivedAt']).execute()
  await db.schema.dropIndex('cards_board').execute()
  for (const table of ['cards', 'boardLists']) {
    const index = `create index "${table}_deleted" on "${table}" ("deletedAt") where "deletedAt" is not null`
    await sql.raw(index).execute(db)
  }
}

async function createComments(db: AnyDb): Promise<void> {
  await serialKey(db, db.schema.createTable('cardComments'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('cardId', 'text', (c) => c.notNull().references('cards.id').onDelete('cascade'))
    .addColumn('memberId', 'text', (c) => c.notNull().references('scrumboardMembers.id').onDelete('cascade'))
    .addColumn('text', 'text', notNull)
    .addColumn('createdAt', binaryText(db), notNull)
    .addColumn('editedAt', binaryText(db))
    .execute()
  await db.schema.createIndex('cardComments_card').on('cardComments').columns(['cardId', 'seq']).execute()
}
