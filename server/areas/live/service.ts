/** Live events: users are notified of changes in their own data and in their company. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { topicName, type Topic } from '../../lib/topic.ts'

export type EventName = components['schemas']['EventName']

/** The author of a change, as announcing needs it. */
export type Announcing = Pick<Context, 'store'> & { user: Pick<Context['user'], 'id'> }

/** Inside a transaction: announces a change to the open screens of a topic after the commit. */
export function announceChange(
  ctx: Announcing,
  db: Db,
  change: Exclude<EventName, 'ready'>,
  topic: Topic = { person: ctx.user.id },
): Promise<void> {
  return announceTo(ctx, db, change, topic)
}

/** As above, for a request without a user. */
export function announceTo(
  { store }: Pick<Context, 'store'>,
  db: Db,
  change: Exclude<EventName, 'ready'>,
  topic: Topic,
): Promise<void> {
  return store.announce(db, topicName(topic), change)
}

/** Internal event: the sessions of a user may have ended, or projects may be hidden. Never sent to clients. */
export const sessionsEnded = 'sessions-ended'

/** Inside a transaction that ends a user's sessions: their open streams end too. */
export function announceSessionsEnd({ store }: Pick<Context, 'store'>, db: Db, userId: string): Promise<void> {
  return store.announce(db, topicName({ person: userId }), sessionsEnded)
}

export type ChangeFeed = {
  /** The names of changes since the last call: empty after `timeoutMilliseconds`, undefined after the end. */
  next(timeoutMilliseconds: number): Promise<string[] | undefined>
  end(): void
}

function followedTopics({ user, company }: Context, boardId: string | undefined): string[] {
  const topics: Topic[] = [{ person: user.id }]
  if (company.id !== 0) topics.push({ company: company.id })
  if (company.projectId !== null) topics.push({ project: company.projectId })
  if (boardId !== undefined) topics.push({ board: boardId })
  return topics.map(topicName)
}

/**
 * Events on the topics of the request from now on, and those of the last `ageMilliseconds`. `ready` means that events may have been
 * missed. Each waiting name is queued once, so that a slow reader costs no memory.
 */
export async function openFeed(ctx: Context, boardId?: string, ageMilliseconds = Infinity): Promise<ChangeFeed> {
  const waiting = new Set<string>()
  const topics = followedTopics(ctx, boardId)
  let hasEnded = false
  let wake = () => {}
  const hear = (change = 'ready') => {
    waiting.add(change)
    wake()
  }
  const stops = await Promise.all(topics.map((topic) => ctx.store.listen(topic, hear)))
  for (const topic of topics) {
    for (const change of ctx.store.recentMessages(topic, ageMilliseconds) ?? ['ready']) waiting.add(change)
  }
  const end = () => {
    hasEnded = true
    for (const stop of stops) stop()
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
