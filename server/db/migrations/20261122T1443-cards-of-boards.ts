import type { AnyDb } from '../columns.ts'

/** Indexes for reading the cards of a board in order, and their members. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.createIndex('cards_board').on('cards').columns(['boardId', 'isShown', 'position', 'seq']).execute()
  await db.schema.createIndex('cardMembers_board').on('cardMembers').columns(['boardId', 'isShown', 'place']).execute()
}
