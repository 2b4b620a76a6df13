import type { AnyDb } from '../columns.ts'

/** A board reads its cards in their order, and who is on them, without a look at those of others. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.createIndex('cards_board').on('cards').columns(['boardId', 'isShown', 'position', 'seq']).execute()
  await db.schema.createIndex('cardMembers_board').on('cardMembers').columns(['boardId', 'isShown', 'place']).execute()
}
