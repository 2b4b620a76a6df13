import type { DatabaseSync } from 'node:sqlite'
import type { SAHPoolUtil, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { asDatabaseSync } from './database.ts'

const file = '/obra.sqlite'

export type OpenDatabase = {
  raw: DatabaseSync
  /** False where it lies in memory. */
  isKept: boolean
  /** Closes it and takes it out of the browser's storage. */
  wipe(): Promise<void>
}

/** The browser's private files, by the one way that needs no headers of the host; undefined where the browser has none. */
async function storageOf(sqlite3: Sqlite3Static, base: string): Promise<SAHPoolUtil | undefined> {
  try {
    return await sqlite3.installOpfsSAHPoolVfs({ name: `obra${base.replaceAll('/', '-')}`, initialCapacity: 6 })
  } catch {
    return undefined
  }
}

/**
 * Opens the database of the tab: in the browser's storage where there is one, else in memory. A demo in another folder of
 * the host (`base`) has one of its own.
 */
export async function openDatabase(sqlite3: Sqlite3Static, base: string): Promise<OpenDatabase> {
  const storage = await storageOf(sqlite3, base)
  const opened = storage ? new storage.OpfsSAHPoolDb(file) : new sqlite3.oo1.DB(':memory:')
  const raw = asDatabaseSync(sqlite3, opened)
  raw.exec(`PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = NORMAL;
    PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -32000`)
  return {
    raw,
    isKept: storage !== undefined,
    async wipe() {
      raw.close()
      await storage?.removeVfs()
    },
  }
}
