import { sql } from 'kysely'
import { binaryText, notNull, type AnyDb } from '../columns.ts'

/** A user's own sections and order of tasks, and indexes for users with many tasks. */
export async function up(db: AnyDb): Promise<void> {
  await createSections(db)
  await copyCardsToMembers(db)
}

async function createSections(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('taskSections')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('developerId', 'integer', (c) => c.notNull().references('developers.id').onDelete('cascade'))
    .addColumn('title', 'text', notNull)
    .addColumn('position', 'integer', notNull)
    .execute()
  await db.schema
    .createIndex('taskSections_person')
    .on('taskSections')
    .columns(['userId', 'developerId', 'position'])
    .execute()
  await db.schema.createIndex('taskSections_developer').on('taskSections').column('developerId').execute()
  await db.schema
    .createTable('taskPlaces')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('cardId', 'text', (c) => c.notNull().references('cards.id').onDelete('cascade'))
    .addColumn('sectionId', 'text', (c) => c.notNull().references('taskSections.id').onDelete('cascade'))
    .addColumn('position', 'integer', notNull)
    .addPrimaryKeyConstraint('taskPlaces_key', ['userId', 'cardId'])
    .execute()
  await db.schema.createIndex('taskPlaces_section').on('taskPlaces').columns(['sectionId', 'position']).execute()
  await db.schema.createIndex('taskPlaces_card').on('taskPlaces').column('cardId').execute()
}

/** Copies the columns that tasks are filtered and sorted by next to the member, so that one index has both. */
async function copyCardsToMembers(db: AnyDb): Promise<void> {
  const add = db.schema.alterTable('cardMembers')
  for (const name of ['developerId', 'isShown', 'completed', 'priority', 'seq']) {
    await add.addColumn(name, 'integer').execute()
  }
  await add.addColumn('boardId', 'text').execute()
  await add.addColumn('due', binaryText(db)).execute()
  await sql`
    update "cardMembers" set ("developerId", "isShown", completed, priority, seq, "boardId", due) = (
      select "developerId", "isShown", completed, priority, seq, "boardId", coalesce("dueDate", '9999')
      from cards where cards.id = "cardMembers"."cardId"
    )
  `.execute(db)
  for (const [name, order] of Object.entries({ due: 'due', priority: 'priority desc, due' })) {
    const columns = `("memberId", "developerId", "isShown", completed, ${order}, seq, "boardId")`
    await sql.raw(`create index "cardMembers_${name}" on "cardMembers" ${columns}`).execute(db)
  }
  await db.schema.dropIndex('cardMembers_member').execute()
  // Includes the board, so that the tasks of one board are counted from the index too.
  await db.schema.dropIndex('cards_due').execute()
  const columns = `("developerId", "isShown", completed, coalesce("dueDate", '9999'), seq, "boardId")`
  await sql.raw(`create index "cards_due" on cards ${columns}`).execute(db)
}
