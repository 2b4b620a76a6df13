/** Writes rows to the store that its arguments name, many at once and without end, and prints each that was answered. */
import { connect } from '../../../server/db/connect.ts'

const [file = '', databaseUrl] = process.argv.slice(2)
const store = await connect({ file, databaseUrl })
let next = 0

async function writeOn(): Promise<void> {
  for (;;) {
    const key = `crash-${(next += 1)}`
    const values = { key, count: 1, resetsAt: '2026-01-01T00:00:00.000Z' }
    await store.write((db) => db.insertInto('rateLimits').values(values).execute())
    process.stdout.write(`${key}\n`)
  }
}

await Promise.all(Array.from({ length: 8 }, writeOn))
