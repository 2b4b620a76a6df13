import { type Announcing, announceChange } from '../live/door.ts'
import type { Db } from '../../db/schema.ts'

/**
 * One transaction on my mailbox. Writers of a mailbox go one after the other, so that totals, slugs and labels stay right;
 * who delivers names the other mailboxes as well, always in one order, so that two never wait for each other. The open
 * screens of all these people hear of it.
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
