import type { Insertable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { HelpCenterTables } from './tables.ts'

/** A user's feedback on a guide, or undefined. */
export function selectFeedback(db: Db, userId: string, guideId: string) {
  return db
    .selectFrom('guideFeedback')
    .select(['useful', 'reason'])
    .where('userId', '=', userId)
    .where('guideId', '=', guideId)
    .executeTakeFirst()
}

/** Stores feedback, replacing the previous one. */
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

/** The feedback on guides, newest first. */
export function selectAllFeedback(db: Db, limit: number) {
  return db
    .selectFrom('guideFeedback')
    .select(['guideId', 'useful', 'reason', 'updatedAt'])
    .orderBy('updatedAt', 'desc')
    .orderBy('guideId')
    .limit(limit)
    .execute()
}

/** The number of answers per guide, and how many found it useful. */
export function selectFeedbackTotals(db: Db) {
  return db
    .selectFrom('guideFeedback')
    .select((eb) => [
      'guideId',
      eb.cast<number>(eb.fn.countAll(), 'integer').as('answers'),
      eb.cast<number>(eb.fn.sum('useful'), 'integer').as('useful'),
    ])
    .groupBy('guideId')
    .execute()
}

export async function insertSupportRequest(
  db: Db,
  row: Insertable<HelpCenterTables['supportRequests']>,
): Promise<void> {
  await db.insertInto('supportRequests').values(row).execute()
}
