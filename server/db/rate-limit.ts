import { sql } from 'kysely'
import type { Db } from './schema.ts'
import type { Store } from './store.ts'
import type { LimitState } from '../lib/limits.ts'
import { tooManyRequests } from '../lib/problem.ts'
import { minutesFrom } from '../lib/time.ts'

/** The services that counting needs. */
type Counting = { store: Store; clock: () => Date; reportLimits?: (states: LimitState[]) => void }

/** Each attempt adds 1, or `by`. The part of `key` before `|` is the limit's public name. */
export type Limit = { key: string; most: number; windowMinutes: number; by?: number }

/**
 * Counts one attempt on each counter, before the work that it protects, so that concurrent attempts all count. Throws 429 and
 * counts nothing if a counter is used up. A window restarts once it is over, and if it ends too late (the clock was set back).
 */
export async function countTry(services: Counting, limits: Limit[]): Promise<void> {
  const now = services.clock()
  const states: LimitState[] = []
  const counted = services.store.write(async (db) => {
    states.length = 0
    for (const limit of limits) {
      const { count, resetsAt } = await increment(db, limit, now)
      const seconds = (new Date(resetsAt).getTime() - now.getTime()) / 1000
      states.push(stateOf(limit, count, seconds))
      if (count > limit.most) throw tooManyRequests(seconds)
    }
    const dayAgo = new Date(now.getTime() - 86_400_000).toISOString()
    await db.deleteFrom('rateLimits').where('resetsAt', '<', dayAgo).execute()
  })
  await counted.finally(() => services.reportLimits?.(states))
}

function stateOf({ key, most, windowMinutes }: Limit, count: number, seconds: number): LimitState {
  return {
    name: key.split('|')[0]!,
    most,
    windowSeconds: windowMinutes * 60,
    left: Math.max(0, most - count),
    resetsInSeconds: Math.max(1, Math.ceil(seconds)),
  }
}

function increment(
  db: Db,
  { key, windowMinutes, by = 1 }: Limit,
  now: Date,
): Promise<{ count: number; resetsAt: string }> {
  const resetsAt = minutesFrom(now, windowMinutes)
  const isOver = sql`("rateLimits"."resetsAt" <= ${now.toISOString()} or "rateLimits"."resetsAt" > ${resetsAt})`
  return db
    .insertInto('rateLimits')
    .values({ key, count: by, resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then ${by} else "rateLimits"."count" + ${by} end`,
        resetsAt: sql<string>`case when ${isOver} then ${resetsAt} else "rateLimits"."resetsAt" end`,
      }),
    )
    .returning(['count', 'resetsAt'])
    .executeTakeFirstOrThrow()
}

/** After a success: resets the first counter and takes the attempt off the others. */
export async function forgetTry(services: Counting, [first, ...others]: [Limit, ...Limit[]]): Promise<void> {
  await services.store.write(async (db) => {
    await db.deleteFrom('rateLimits').where('key', '=', first.key).execute()
    for (const { key } of others) {
      const counter = db.updateTable('rateLimits').where('key', '=', key).where('count', '>', 0)
      await counter.set((eb) => ({ count: eb('count', '-', 1) })).execute()
    }
  })
}
