/** Writes more than the log of SQLite may hold in one transaction, closes the store, and says so. Usage: write-much.ts <file> */
import { connect } from '../../../server/db/connect.ts'

const store = await connect({ file: process.argv[2]!, databaseUrl: undefined })
await store.write(async (db) => {
  const values = { count: 1, resetsAt: '9' }
  for (let row = 0; row < 80; row++) {
    const key = `much-${row}`.padEnd(1_000_000, 'x')
    await db
      .insertInto('rateLimits')
      .values({ ...values, key })
      .execute()
  }
})
// The thread for checkpoints has started and rests by then.
await new Promise((resolve) => setTimeout(resolve, 1500))
await store.close()
process.stdout.write('closed')
