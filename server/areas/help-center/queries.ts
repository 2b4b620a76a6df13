import type { Insertable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { HelpCenterTables } from './tables.ts'

/** What a person answered to a guide's question, or undefined. */
export function selectFeedback(db: Db, userId: string, guideId: string) {
  return db
    .selectFrom('guideFeedback')
    .select(['useful', 'reason'])
    .where('userId', '=', userId)
    .where('guideId', '=', guideId)
    .executeTakeFirst()
}

/** Keeps an answer in the place of the one before. */
export async function upsertFeedback(db: Db, row: Insertable<HelpCenterTables['guideFeedback']>): Promise<void> {
  const { useful, reason, updatedAt } = row
  await db
    .insertInto('guideFeedback')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'guideId']).doUpdateSet({ useful, reason, updatedAt }))
    .execute()
}

export async function deleteFeedback(db: Db, userId: string, guideId: string): Promise<void> {
  await db.deleteFrom('guideFeedback').where('userId', '=', userId).where('guideId', '=', guideId).execute()
}

export async function insertSupportRequest(
  db: Db,
  row: Insertable<HelpCenterTables['supportRequests']>,
): Promise<void> {
  await db.insertInto('supportRequests').values(row).execute()
}
