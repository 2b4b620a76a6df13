import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'

/** What a person's screens keep and may have to ask for again. */
export type Change = 'mailbox' | 'messages' | 'notifications' | 'shortcuts' | 'user' | 'settings' | 'selection'

const topicOf = (userId: string) => `user:${userId}`

/** Inside a write: tells a person's open screens what changed, once it is committed; without a name the signed-in one's. */
export function announceChange(
  ctx: Pick<Context, 'store'> & { user: { id: string } },
  db: Db,
  change: Change,
  userId = ctx.user.id,
): Promise<void> {
  return ctx.store.announce(db, topicOf(userId), change)
}

export type ChangeFeed = {
  /** The names of what changed since the last call: none after `timeoutMilliseconds`, undefined when the feed has ended. */
  next(timeoutMilliseconds: number): Promise<string[] | undefined>
  end(): void
}

/**
 * What changes for the signed-in person from now on, and what has changed in the last `ageMilliseconds`. `ready` is the
 * name where that is not known, and again after anything may have been missed. A name that waits to be read counts once,
 * so a slow reader costs no memory.
 */
export async function openFeed(ctx: Context, ageMilliseconds = Infinity): Promise<ChangeFeed> {
  const waiting = new Set<string>()
  const topic = topicOf(ctx.user.id)
  let hasEnded = false
  let wake = () => {}
  const stopListening = await ctx.store.listen(topic, (change) => {
    waiting.add(change ?? 'ready')
    wake()
  })
  for (const change of ctx.store.toldWithin(topic, ageMilliseconds) ?? ['ready']) waiting.add(change)
  const end = () => {
    hasEnded = true
    stopListening()
    forget()
    wake()
  }
  const forget = ctx.streams.add(ctx.user.id, end)
  return {
    end,
    async next(timeoutMilliseconds) {
      if (waiting.size === 0 && !hasEnded) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeoutMilliseconds)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      if (hasEnded) return undefined
      const changes = [...waiting]
      waiting.clear()
      return changes
    },
  }
}
