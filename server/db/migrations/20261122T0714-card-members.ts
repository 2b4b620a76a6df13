import { notNull, type AnyDb } from '../columns.ts'

/** Members of cards, colours of labels, and a version of each card. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('cards')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('boardLabels')
    .addColumn('color', 'text', (c) => c.notNull().defaultTo('gray'))
    .execute()
  await db.schema
    .createTable('cardMembers')
    .addColumn('cardId', 'text', (c) => c.notNull().references('cards.id').onDelete('cascade'))
    .addColumn('memberId', 'text', (c) => c.notNull().references('scrumboardMembers.id').onDelete('cascade'))
    .addColumn('place', 'integer', notNull)
    .addPrimaryKeyConstraint('cardMembers_key', ['cardId', 'memberId'])
    .execute()
  await db.schema.createIndex('cardMembers_member').on('cardMembers').column('memberId').execute()
}
