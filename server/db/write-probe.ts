import type { Store } from './store.ts'

const restMilliseconds = 3000
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

/** Rejects where the store cannot be written, as with a full disk. It is tried every three seconds at most, whoever asks. */
export function requireWritable(store: Store): Promise<void> {
  const known = probes.get(store)
  if (known && performance.now() - known.since < restMilliseconds) return known.outcome
  const outcome = writeOnce(store)
  outcome.catch(() => {})
  probes.set(store, { since: performance.now(), outcome })
  return outcome
}
