import type { Db } from '../db/schema.ts'

type Key = { userId: string; key: string }

/** Deletes an answer older than `before`, so that its key may be reused. */
export async function forgetAnswer(db: Db, { userId, key }: Key, before: string): Promise<void> {
  await db
    .deleteFrom('idempotentAnswers')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('madeAt', '<', before)
    .execute()
}

/** Reserves a key for a request; undefined if it exists. On PostgreSQL it waits for a concurrent request with the key. */
export function insertKey(db: Db, row: Key & { operation: string; bodyHash: string; madeAt: string }) {
  return db
    .insertInto('idempotentAnswers')
    .values({ ...row, answer: '' })
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
}

export function selectAnswer(db: Db, { userId, key }: Key) {
  return db
    .selectFrom('idempotentAnswers')
    .select(['operation', 'bodyHash', 'answer'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

export async function updateAnswer(db: Db, { userId, key }: Key, answer: string): Promise<void> {
  await db
    .updateTable('idempotentAnswers')
    .set({ answer })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .execute()
}
