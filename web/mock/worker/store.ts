import type { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { groupCommit } from '../../../server/db/group-commit.ts'
import type { Database } from '../../../server/db/schema.ts'
import { NodeSqliteDialect } from '../../../server/db/sqlite-dialect.ts'
import { sqliteStore } from '../../../server/db/sqlite-store.ts'
import type { Store } from '../../../server/db/store.ts'

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** The store on one connection, as OPFS opens a file once. Reads wait for a transaction in progress. */
export function createTabStore(raw: DatabaseSync): Store {
  async function untilCommitted(): Promise<void> {
    while (raw.isOpen && raw.isTransaction) await nextTurn()
  }
  const beforeReading = () => (raw.isOpen && raw.isTransaction ? untilCommitted() : undefined)
  const writeDb = new Kysely<Database>({ dialect: new NodeSqliteDialect(raw) })
  const read = new Kysely<Database>({ dialect: new NodeSqliteDialect(raw, { beforeQuery: beforeReading }) })
  const commits = groupCommit(
    raw,
    writeDb,
    () => {},
    async () => {},
  )
  return sqliteStore(read, commits, async () => {
    await untilCommitted()
    await read.destroy()
    await writeDb.destroy()
    if (raw.isOpen) raw.close()
  })
}
