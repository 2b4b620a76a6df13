import { type Announcing, announceChange } from '../live/door.ts'
import type { Db } from '../../db/schema.ts'

/**
 * A transaction on the user's mailbox, under a lock, so that counts, slugs and labels stay consistent. Delivery also locks
 * `alsoUserIds`, always in the same order, to avoid deadlocks. Notifies the open screens of all these users.
 */
export function writeMailbox<T>(ctx: Announcing, work: (db: Db) => Promise<T>, alsoUserIds: string[] = []): Promise<T> {
  return ctx.store.write(async (db) => {
    const userIds = [...new Set([ctx.user.id, ...alsoUserIds])].toSorted()
    for (const userId of userIds) await ctx.store.lock(db, `mailbox:${userId}`)
    const result = await work(db)
    for (const userId of userIds) await announceChange(ctx, db, 'mailbox', { person: userId })
    return result
  })
}
