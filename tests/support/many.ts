/** For tests of large stores: rows by the ten thousands, and how long a call takes at best. */
import { sql, type Insertable } from 'kysely'
import type { Database } from '../../server/db/schema.ts'
import type { Store } from '../../server/db/store.ts'

const patienceMilliseconds = 4000
// SQLite takes 32,766 parameters a statement.
const rowsAtOnce = 500

/** Of many contacts, with accents and an Ñ that orders differ in. */
export const surnames = [
  'Álvarez',
  'Benítez',
  'Etcheverry',
  'Gómez',
  'Ibáñez',
  'Núñez',
  'Ñáñez',
  'Quiroga',
  'Suárez',
  'Zárate',
]

/** Inserts `count` rows of a table. */
export async function insertMany<Table extends keyof Database>(
  store: Store,
  table: Table,
  count: number,
  rowOf: (index: number) => Insertable<Database[Table]>,
): Promise<void> {
  await store.write(async (db) => {
    for (let start = 0; start < count; start += rowsAtOnce) {
      const length = Math.min(rowsAtOnce, count - start)
      const rows = Array.from({ length }, (_, index) => rowOf(start + index))
      await db
        .insertInto(table)
        .values(rows as never)
        .execute()
    }
  })
}

/** Lets the store look at what it holds, as both do by themselves after a while. */
export async function analyze(store: Store): Promise<void> {
  await sql.raw(store.kind === 'postgresql' ? 'vacuum analyze' : 'analyze').execute(store.read)
}

/** The best time of some turns, and of more while other work of the machine is in the way; in milliseconds. */
export async function bestOf(most: number, what: string, work: () => Promise<unknown>): Promise<number> {
  let best = Infinity
  const end = performance.now() + patienceMilliseconds
  for (let turn = 0; turn < 15 || (best >= most && performance.now() < end); turn++) {
    const started = performance.now()
    await work()
    best = Math.min(best, performance.now() - started)
  }
  if (process.env.OBRA_SHOW_TIMES) console.log(what, `${best.toFixed(1)} ms`)
  return best
}
