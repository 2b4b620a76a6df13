/** A store for tests of backup, restore and the like: a data folder or a database, closed and removed after each test. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, inject } from 'vitest'
import { readConfig, type Config } from '../../server/app/config.ts'
import { filesFolder, storeFile } from '../../server/app/services.ts'
import { emptyScratch } from '../../server/db/admin/scratch.ts'
import type { Row } from '../../server/db/admin/tables.ts'
import type { AnyDb } from '../../server/db/columns.ts'
import { connect } from '../../server/db/connect.ts'
import { createFileFolder } from '../../server/db/files/file-folder.ts'
import { movePiecesOut } from '../../server/db/files/move-pieces.ts'
import type { Store } from '../../server/db/store.ts'
import { copyStore, migratedStore, type StoreCopy } from './stores.ts'

const firstColumns = {
  id: 'ana',
  name: 'Ana Paz',
  email: 'ana@obra.test',
  avatar: null,
  status: 'online',
  passwordHash: 'x',
  confirmedAt: null,
  activeProjectId: null,
  createdAt: '2026-03-16T12:00:00.000Z',
}
/** An account with the columns that it has had from the first migration on. */
export const userRow: Row = { ...firstColumns, activeCompanyId: null }
/** The same in a store before migration 20261125T1945-company-ids. */
export const olderUserRow: Row = { ...firstColumns, activeDeveloperId: null }

export const silent = () => {}

export type AdminStore = { folder: string; config: Config; copy: StoreCopy; store: Store }

/** A store per test with the whole sample, or with one account. Tests that damage it assign another one to `store`. */
export function useAdminStore({ hasSample }: { hasSample: boolean }): {
  current: AdminStore
  file(name: string): string
} {
  let current: AdminStore

  beforeEach(async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'obra-admin-'))
    const template = inject('storeTemplate')
    const copy = await (hasSample ? copyStore(template) : migratedStore(template))
    const config = readConfig({ OBRA_DATA_DIR: path.join(folder, 'data'), DATABASE_URL: copy.databaseUrl })
    mkdirSync(config.dataFolder)
    if (!copy.databaseUrl) copyFileSync(copy.file, storeFile(config))
    const store = copy.databaseUrl ? copy.store : await connect({ file: storeFile(config), synchronous: 'OFF' })
    current = { folder, config, copy, store }
    if (hasSample) await movePiecesOut(store, createFileFolder(filesFolder(config)))
    else await store.write((db: AnyDb) => db.insertInto('users').values(userRow).execute())
  })

  afterEach(async () => {
    await current.store.close()
    await current.copy.remove()
    rmSync(current.folder, { recursive: true, force: true })
  })

  return {
    get current() {
      return current
    },
    file: (name) => path.join(current.folder, name),
  }
}

let dataTables: string[] | undefined

/** Every row of every table, in an order that is the same on every store. */
export async function everyRow({ read }: Store): Promise<Record<string, string[]>> {
  if (!dataTables) {
    const scratch = await emptyScratch()
    dataTables = scratch.tables
    await scratch.remove()
  }
  const rowsOf: Record<string, string[]> = {}
  for (const table of dataTables) {
    const rows = (await (read as AnyDb).selectFrom(table).selectAll().execute()) as Row[]
    rowsOf[table] = rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted()
  }
  return rowsOf
}
