import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { groupCommit, longestWaitMilliseconds } from './group-commit.ts'
import type { Database } from './schema.ts'
import type { Store, WatchQuery } from './store.ts'
import { createCheckpoints } from './sqlite-checkpoints.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'
import { createSnapshots } from './sqlite-snapshots.ts'
import { sqliteStore } from './sqlite-store.ts'

/** `busyMilliseconds`: how long a query may block the event loop while another process has locked the file. */
function open(file: string, synchronous: string, busyMilliseconds: number): DatabaseSync {
  const raw = new DatabaseSync(file, { timeout: longestWaitMilliseconds })
  raw.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA foreign_keys = ON;
    PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16000; PRAGMA busy_timeout = ${busyMilliseconds}`)
  return raw
}

/** SQLite in WAL mode: one connection reads committed data, the other one writes. */
export async function openSqlite(file: string, synchronous: 'FULL' | 'OFF', watch?: WatchQuery): Promise<Store> {
  const writer = open(file, synchronous, 0)
  const reader = open(file, synchronous, 50)
  const writeDb = new Kysely<Database>({ dialect: new NodeSqliteDialect(writer, { watch }) })
  const snapshots = createSnapshots(reader)
  const read = new Kysely<Database>({
    dialect: new NodeSqliteDialect(reader, { beforeQuery: snapshots.beforeQuery, watch }),
  })
  const checkpoints = createCheckpoints(writer, file)
  const commits = groupCommit(writer, writeDb, snapshots.end, checkpoints.keepShort)
  return sqliteStore(read, commits, async () => {
    snapshots.end()
    await checkpoints.close()
    await read.destroy()
    await writeDb.destroy()
    if (reader.isOpen) reader.close()
    if (writer.isOpen) writer.close()
  })
}
