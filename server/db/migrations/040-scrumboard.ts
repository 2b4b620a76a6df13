import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'
import { createSearchIndex } from '../search.ts'

export async function up(db: AnyDb): Promise<void> {
  await createBoards(db)
  await createCards(db)
}

async function createBoards(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('scrumboardMembers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', notNull)
    .addColumn('avatar', 'text')
    .execute()
  await db.schema
    .createTable('boards')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('title', 'text', notNull)
    .addColumn('sortKey', binaryText(db), notNull)
    .addColumn('description', 'text', notNull)
    .addColumn('icon', 'text', notNull)
    .addColumn('lastActivity', binaryText(db), notNull)
    .execute()
  await db.schema
    .createTable('boardMembers')
    .addColumn('boardId', 'text', (c) => c.notNull().references('boards.id').onDelete('cascade'))
    .addColumn('memberId', 'text', (c) => c.notNull().references('scrumboardMembers.id').onDelete('cascade'))
    .addColumn('place', 'integer', notNull)
    .addPrimaryKeyConstraint('boardMembers_key', ['boardId', 'memberId'])
    .execute()
  await db.schema
    .createTable('boardLabels')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('boardId', 'text', (c) => c.notNull().references('boards.id').onDelete('cascade'))
    .addColumn('title', 'text', notNull)
    .addColumn('sortKey', binaryText(db), notNull)
    .execute()
  await db.schema.createIndex('boardLabels_board').on('boardLabels').columns(['boardId', 'sortKey']).execute()
  await db.schema
    .createTable('boardLists')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('boardId', 'text', (c) => c.notNull().references('boards.id').onDelete('cascade'))
    .addColumn('position', 'integer', notNull)
    .addColumn('title', 'text', notNull)
    .execute()
  await db.schema.createIndex('boardLists_board').on('boardLists').columns(['boardId', 'position']).execute()
}

async function createCards(db: AnyDb): Promise<void> {
  await serialKey(db, db.schema.createTable('cards'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('boardId', 'text', (c) => c.notNull().references('boards.id').onDelete('cascade'))
    .addColumn('listId', 'text', (c) => c.notNull().references('boardLists.id').onDelete('cascade'))
    .addColumn('position', 'integer', notNull)
    .addColumn('title', 'text', notNull)
    .addColumn('description', 'text')
    .addColumn('dueDate', binaryText(db))
    .addColumn('completed', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('searchText', 'text', notNull)
    .execute()
  await db.schema.createIndex('cards_list').on('cards').columns(['listId', 'position']).execute()
  await db.schema.createIndex('cards_board').on('cards').column('boardId').execute()
  await createSearchIndex(db, 'cards', 'seq')
  await db.schema
    .createTable('cardLabels')
    .addColumn('cardId', 'text', (c) => c.notNull().references('cards.id').onDelete('cascade'))
    .addColumn('labelId', 'text', (c) => c.notNull().references('boardLabels.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('cardLabels_key', ['cardId', 'labelId'])
    .execute()
  await db.schema.createIndex('cardLabels_label').on('cardLabels').column('labelId').execute()
}
