/** The store of a tab (web/mock) in Node's memory, for the server's tests. */
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import sqlite3Init, { type Database, type Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import type { Store } from '../../server/db/store.ts'
import { asDatabaseSync } from '../../web/mock/worker/database.ts'
import { createTabStore } from '../../web/mock/worker/store.ts'

let started: Promise<Sqlite3Static> | undefined

/** A database in WebAssembly's memory, empty or with the content of a file. */
export async function memoryDatabase(file?: string): Promise<{ sqlite3: Sqlite3Static; opened: Database }> {
  const sqlite3 = await (started ??= sqlite3Init())
  const { capi, oo1, wasm } = sqlite3
  const opened = new oo1.DB(':memory:')
  if (file) {
    const bytes = new Uint8Array(readFileSync(file))
    const place = wasm.allocFromTypedArray(bytes)
    const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE
    const code = capi.sqlite3_deserialize(opened.pointer!, 'main', place, bytes.length, bytes.length, flags)
    opened.checkRc(code)
  }
  return { sqlite3, opened }
}

export async function openTabStore(file?: string): Promise<Store> {
  const { sqlite3, opened } = await memoryDatabase(file)
  const raw = asDatabaseSync(sqlite3, opened)
  raw.exec('PRAGMA foreign_keys = ON')
  return createTabStore(raw)
}

/** A WebAssembly database in memory has no WAL file: switches the file off WAL mode. */
export function withoutLog(file: string): void {
  const raw = new DatabaseSync(file)
  raw.exec('PRAGMA journal_mode = DELETE')
  raw.close()
}
