import { type Announcing, announceChange } from '../live/door.ts'
import type { Db } from '../../db/schema.ts'

/** A transaction on the user's mailbox, under a lock, so that counts, slugs and labels stay consistent. */
export function writeMailbox<T>(ctx: Announcing, work: (db: Db) => Promise<T>): Promise<T> {
  return ctx.store.write((db) => workOnMailboxes(ctx, db, () => work(db)))
}

/**
 * Inside a transaction: as `writeMailbox`. Delivery also locks `alsoUserIds`, always in the same order, to avoid deadlocks.
 * Notifies the open screens of all these users.
 */
export async function workOnMailboxes<T>(
  ctx: Announcing,
  db: Db,
  work: () => Promise<T>,
  alsoUserIds: string[] = [],
): Promise<T> {
  const userIds = [...new Set([ctx.user.id, ...alsoUserIds])].toSorted()
  for (const userId of userIds) await ctx.store.lock(db, `mailbox:${userId}`)
  const result = await work()
  for (const userId of userIds) await announceChange(ctx, db, 'mailbox', { person: userId })
  return result
}
