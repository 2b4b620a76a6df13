import { sql } from 'kysely'
import type { Services } from '../http/env.ts'
import { tooManyRequests } from '../lib/problem.ts'

type Limit = { key: string; most: number; windowMinutes: number }

/** Refuses with 429 where a counter of `limits` is used up; counts nothing. */
export async function requireBelowLimits(services: Services, limits: Limit[]): Promise<void> {
  const now = services.clock()
  const rows = await services.store.read
    .selectFrom('rateLimits')
    .selectAll()
    .where(
      'key',
      'in',
      limits.map((limit) => limit.key),
    )
    .where('resetsAt', '>', now.toISOString())
    .execute()
  for (const row of rows) {
    const limit = limits.find((each) => each.key === row.key)
    if (limit && row.count >= limit.most) {
      throw tooManyRequests((new Date(row.resetsAt).getTime() - now.getTime()) / 1000)
    }
  }
}

/** Counts one try on each counter; a window that has passed starts again. */
export async function countTry(services: Services, limits: Limit[]): Promise<void> {
  const now = services.clock()
  await services.store.write(async (db) => {
    for (const { key, windowMinutes } of limits) {
      const resetsAt = new Date(now.getTime() + windowMinutes * 60_000).toISOString()
      await db
        .insertInto('rateLimits')
        .values({ key, count: 1, resetsAt })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when "rateLimits"."resetsAt" <= ${now.toISOString()} then 1 else "rateLimits"."count" + 1 end`,
            resetsAt: sql<string>`case when "rateLimits"."resetsAt" <= ${now.toISOString()} then ${resetsAt} else "rateLimits"."resetsAt" end`,
          }),
        )
        .execute()
    }
    await db
      .deleteFrom('rateLimits')
      .where('resetsAt', '<', new Date(now.getTime() - 86_400_000).toISOString())
      .execute()
  })
}

/** Forgets the tries of a counter, as after a successful sign-in. */
export async function forgetTries(services: Services, key: string): Promise<void> {
  await services.store.write((db) => db.deleteFrom('rateLimits').where('key', '=', key).execute())
}
