import type { Store } from './store.ts'

const reuseMilliseconds = 3000
const probes = new WeakMap<Store, { since: number; outcome: Promise<void> }>()

async function writeOnce(store: Store): Promise<void> {
  const resetsAt = new Date(0).toISOString()
  await store.write(async (db) => {
    await db
      .insertInto('rateLimits')
      .values({ key: 'write-probe', count: 0, resetsAt })
      .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ count: eb('rateLimits.count', '+', 1) })))
      .execute()
    await db.deleteFrom('rateLimits').where('key', '=', 'write-probe').execute()
  })
}

/** Rejects if the store cannot be written, for example on a full disk. Probes at most every three seconds, for all callers. */
export function requireWritable(store: Store): Promise<void> {
  const last = probes.get(store)
  if (last && performance.now() - last.since < reuseMilliseconds) return last.outcome
  const outcome = writeOnce(store)
  outcome.catch(() => {})
  probes.set(store, { since: performance.now(), outcome })
  return outcome
}
