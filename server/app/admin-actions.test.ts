import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { describe, expect, inject, it } from 'vitest'
import { sql } from 'kysely'
import { everyRow, olderUserRow, silent, useAdminStore, userRow } from '../../tests/support/admin-store.ts'
import { emptyStore } from '../../tests/support/stores.ts'
import { readConfig } from './config.ts'
import { filesFolder, storeFile } from './services.ts'
import type { AnyDb } from '../db/columns.ts'
import { hasAllWords } from '../db/word-search.ts'
import { createFileFolder } from '../db/files/file-folder.ts'
import { createFiles } from '../db/files/files.ts'
import { latestMigration, migrate, schemaVersion } from '../db/migrate.ts'
import { migrations } from '../db/migrations/index.ts'
import { backupStore, describeTarget, resetStore, restoreStore, seedStore } from './admin-actions.ts'
import { writeDump } from '../db/admin/dump.ts'
import { emptyScratch } from '../db/admin/scratch.ts'
import { readSqlite, type Row, type TableRows } from '../db/admin/tables.ts'

async function* batches(...list: TableRows[]): AsyncGenerator<TableRows> {
  yield* list
}

/** Migrating and seeding cost three times as much on PostgreSQL, where the gate has the other backups and restores only. */
const onceInGate = it.skipIf(process.env.OBRA_TEST_STORE === 'postgresql' && process.env.OBRA_TEST_SCOPE !== 'all')

/** A user who is not in the store. */
const eva: Row = { ...userRow, id: 'eva', email: 'eva@obra.test' }

describe('the whole sample', () => {
  const place = useAdminStore({ hasSample: true })

  it('is identical after backup, reset and restore, also for a process that has it open; new ids follow', async () => {
    const { config, store } = place.current
    const before = await everyRow(store)
    const files = createFiles({ store, folder: createFileFolder(filesFolder(config)), clock: () => new Date() })
    const document = await store.read.selectFrom('documentos').select('hash').limit(1).executeTakeFirstOrThrow()
    const content = await files.read(document.hash)
    const { file: saved, bytes } = await backupStore(config, place.file('copia'), silent)
    await resetStore(config, silent)
    expect(await store.read.selectFrom('users').select('id').execute()).toEqual([])
    await restoreStore(config, saved, silent)
    expect(await everyRow(store)).toEqual(before)
    expect(await files.read(document.hash)).toEqual(content)
    // The index of words is made anew.
    const words = hasAllWords(store.read, { table: 'contenidoPaginas', key: 'seq', column: 'palabras' }, 'franquicia')!
    const pages = await store.read.selectFrom('contenidoPaginas').select('hash').where(words).execute()
    expect(pages.length).toBeGreaterThan(0)
    expect(before.users!.length).toBeGreaterThan(2)
    expect(bytes).toBeGreaterThan(500)
    const highest = await store.read.selectFrom('projects').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    const project = await store.read.selectFrom('projects').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
    const { id: _id, ...fields } = { ...project, codigo: 'UM', codigoKey: 'um' }
    const added = await store.write((db) =>
      db.insertInto('projects').values(fields).returning('id').executeTakeFirstOrThrow(),
    )
    expect(added.id).toBeGreaterThan(highest.id)
  })
})

describe('a store with one account', () => {
  const place = useAdminStore({ hasSample: false })

  it('keeps uploaded files through backup and restore', async () => {
    const { config, store } = place.current
    const files = createFiles({ store, folder: createFileFolder(filesFolder(config)), clock: () => new Date() })
    const { hash } = await files.keepBytes(new Uint8Array(600_000).fill(5))
    const { file: saved } = await backupStore(config, place.file('copia'), silent)
    await resetStore(config, silent)
    await expect(files.open(hash)).rejects.toMatchObject({ status: 404 })
    await restoreStore(config, saved, silent)
    expect((await files.read(hash)).every((byte) => byte === 5)).toBe(true)
  })

  it('has an empty WAL after a restore, even if a server has it open', async () => {
    const { config, copy, store } = place.current
    if (copy.databaseUrl) return
    const log = () => statSync(`${storeFile(config)}-wal`, { throwIfNoEntry: false })?.size ?? 0
    const { file: saved } = await backupStore(config, place.file('copia'), silent)
    await store.write((db) => db.updateTable('users').set({ status: 'away' }).execute())
    expect(log()).toBeGreaterThan(0)
    await restoreStore(config, saved, silent)
    expect(log()).toBe(0)
    expect(await store.read.selectFrom('users').select('id').where('status', '=', 'away').execute()).toEqual([])
  })

  it('writes a backup with mode 0600, and never overwrites a file', async () => {
    const { config, folder } = place.current
    const { file: saved } = await backupStore(config, place.file('copia'), silent)
    expect(statSync(saved).mode & 0o777).toBe(0o600)
    await expect(backupStore(config, saved, silent)).rejects.toThrow('ya existe')
    await expect(backupStore(config, place.file('no/hay/copia'), silent)).rejects.toThrow(
      'No se puede escribir en la carpeta',
    )
    expect(readdirSync(folder).toSorted()).toEqual(['copia', 'data'])
  })

  it('restores a backup of the other kind of store', async () => {
    const { config, copy, store } = place.current
    const other = await emptyScratch()
    await other.store.write(async (db) => {
      await db
        .insertInto('users')
        .values([eva as never])
        .execute()
    })
    if (copy.databaseUrl) {
      await other.store.close()
      await restoreStore(config, other.file, silent)
    } else {
      const names = Object.keys((await import('../db/migrations/index.ts')).migrations)
      await writeDump(place.file('copia.jsonl.gz'), {
        migrations: names,
        content: readSqlite(other.store.read, other.tables),
      })
      await restoreStore(config, place.file('copia.jsonl.gz'), silent)
    }
    await other.remove()
    expect(await store.read.selectFrom('users').selectAll().execute()).toEqual([expect.objectContaining(eva)])
  })

  onceInGate('migrates the backup of an older version', async () => {
    const { config, store } = place.current
    const dump = {
      migrations: ['001-accounts'],
      content: batches({ table: 'users', rows: [{ ...olderUserRow, id: 'eva' }] }),
    }
    await writeDump(place.file('vieja'), dump)
    await restoreStore(config, place.file('vieja'), silent)
    expect(await schemaVersion(store)).toBe(latestMigration)
    expect(await store.read.selectFrom('users').select('id').execute()).toEqual([{ id: 'eva' }])
    expect(await store.read.selectFrom('developers').select('id').execute()).toEqual([])
  })

  onceInGate('backs up the store of an older version completely, including tables dropped since', async () => {
    const { config, store } = place.current
    const names = Object.keys(migrations)
    const before = names.slice(0, names.indexOf('20261122T1412-stored-files'))
    const older = await emptyStore(inject('storeTemplate'))
    await migrate(older.store, Object.fromEntries(before.map((name) => [name, migrations[name]!])))
    const createdAt = userRow.createdAt
    const named = { id: 'plano', type: 'PDF', name: 'Plano', sortKey: 'plano', createdBy: 'Ana', bytes: 8 }
    await older.store.write(async (db: AnyDb) => {
      await db.insertInto('users').values(olderUserRow).execute()
      await db
        .insertInto('fileItems')
        .values({ ...named, createdAt, modifiedAt: createdAt })
        .execute()
      await db
        .insertInto('fileContents')
        .values({ fileId: 'plano', content: Buffer.from('un plano') })
        .execute()
    })
    const olderConfig = { ...config, dataFolder: place.file('antes'), databaseUrl: older.databaseUrl }
    mkdirSync(olderConfig.dataFolder)
    if (!older.databaseUrl) await sql`vacuum into ${storeFile(olderConfig)}`.execute(older.store.read)
    const { file: saved } = await backupStore(olderConfig, place.file('de-antes'), silent)
    await older.remove()
    await restoreStore(config, saved, silent)
    const { hash } = await store.read.selectFrom('fileItems').select('hash').executeTakeFirstOrThrow()
    const files = createFiles({ store, folder: createFileFolder(filesFolder(config)), clock: () => new Date() })
    expect(Buffer.from(await files.read(hash!)).toString()).toBe('un plano')
  })

  it('does not reveal the password of a database', () => {
    const target = describeTarget(readConfig({ DATABASE_URL: 'postgres://obra:secreta@db.test:5433/obra' }))
    expect(target).toEqual({ store: 'postgresql', location: 'db.test:5433/obra' })
  })

  onceInGate('can be migrated and seeded again after a reset', async () => {
    const { config, store } = place.current
    await resetStore(config, silent)
    expect(await migrate(store)).toEqual([])
    expect(await seedStore(config, 1, silent)).toEqual({ seeded: true })
    expect(await seedStore(config, 1, silent)).toEqual({ seeded: false })
  })
})
