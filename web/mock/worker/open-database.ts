import type { DatabaseSync } from 'node:sqlite'
import type { SAHPoolUtil, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { asDatabaseSync } from './database.ts'

const file = '/obra.sqlite'

export type OpenDatabase = {
  raw: DatabaseSync
  /** False if the database is in memory only. */
  isPersistent: boolean
  /** Closes the database and deletes it from the browser's storage. */
  wipe(): Promise<void>
}

/** The origin private file system, by the only VFS that needs no special headers; undefined if not available. */
async function storageOf(sqlite3: Sqlite3Static, base: string): Promise<SAHPoolUtil | undefined> {
  try {
    return await sqlite3.installOpfsSAHPoolVfs({ name: `obra${base.replaceAll('/', '-')}`, initialCapacity: 6 })
  } catch {
    return undefined
  }
}

/** Opens the database in the browser's storage, or in memory without it. Each demo folder (`base`) has its own. */
export async function openDatabase(sqlite3: Sqlite3Static, base: string): Promise<OpenDatabase> {
  const storage = await storageOf(sqlite3, base)
  const opened = storage ? new storage.OpfsSAHPoolDb(file) : new sqlite3.oo1.DB(':memory:')
  const raw = asDatabaseSync(sqlite3, opened)
  raw.exec(`PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = NORMAL;
    PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -32000`)
  return {
    raw,
    isPersistent: storage !== undefined,
    async wipe() {
      raw.close()
      await storage?.removeVfs()
    },
  }
}
