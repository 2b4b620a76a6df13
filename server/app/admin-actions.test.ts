import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip, gzipSync } from 'node:zlib'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { copyStore, emptyStore, type StoreCopy } from '../../tests/support/stores.ts'
import { sql } from 'kysely'
import { readConfig, type Config } from './config.ts'
import { filesFolder, storeFile } from './services.ts'
import type { AnyDb } from '../db/columns.ts'
import { connect } from '../db/connect.ts'
import { createFileFolder } from '../db/files/file-folder.ts'
import { createFiles } from '../db/files/files.ts'
import { movePiecesOut } from '../db/files/move-pieces.ts'
import type { Store } from '../db/store.ts'
import { latestMigration, migrate, schemaVersion } from '../db/migrate.ts'
import { migrations } from '../db/migrations/index.ts'
import { backupStore, describeTarget, resetStore, restoreStore, seedStore } from './admin-actions.ts'
import { writeDump } from '../db/admin/dump.ts'
import { emptyScratch } from '../db/admin/scratch.ts'
import { readSqlite, type Row, type TableRows } from '../db/admin/tables.ts'

const silent = () => {}
let folder: string
let config: Config
let copy: StoreCopy
let store: Store
let tables: string[]

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'obra-admin-'))
  copy = await copyStore(inject('storeTemplate'))
  config = readConfig({ OBRA_DATA_DIR: path.join(folder, 'data'), DATABASE_URL: copy.databaseUrl })
  mkdirSync(config.dataFolder)
  if (!copy.databaseUrl) copyFileSync(copy.file, storeFile(config))
  store = copy.databaseUrl ? copy.store : await connect({ file: storeFile(config), synchronous: 'OFF' })
  await movePiecesOut(store, createFileFolder(filesFolder(config)))
  const scratch = await emptyScratch()
  tables = scratch.tables
  await scratch.remove()
})

afterEach(async () => {
  await store.close()
  await copy.remove()
  rmSync(folder, { recursive: true, force: true })
})

const file = (name: string) => path.join(folder, name)

/** Every row of every table, in an order that does not depend on the store. */
async function everything(of: Store): Promise<Record<string, string[]>> {
  const read: AnyDb = of.read
  const found: Record<string, string[]> = {}
  for (const table of tables) {
    const rows = (await read.selectFrom(table).selectAll().execute()) as Row[]
    found[table] = rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted()
  }
  return found
}

async function* batches(...list: TableRows[]): AsyncGenerator<TableRows> {
  yield* list
}

const user: Row = {
  id: 'ana',
  name: 'Ana Paz',
  email: 'ana@obra.test',
  avatar: null,
  status: 'online',
  passwordHash: 'x',
  confirmedAt: null,
  activeDeveloperId: null,
  activeProjectId: null,
  createdAt: '2026-03-16T12:00:00.000Z',
}

describe('the store as a whole', () => {
  it('comes back row by row after backup, reset and restore, also for whoever has it open', async () => {
    const before = await everything(store)
    const { file: saved, bytes } = await backupStore(config, file('copia'), silent)
    await resetStore(config, silent)
    expect(await store.read.selectFrom('users').select('id').execute()).toEqual([])
    await restoreStore(config, saved, silent)
    expect(await everything(store)).toEqual(before)
    expect(before.users!.length).toBeGreaterThan(2)
    expect(bytes).toBeGreaterThan(500)
  })

  it('loses no uploaded file on that way', async () => {
    const files = createFiles({ store, folder: createFileFolder(filesFolder(config)), clock: () => new Date() })
    const { hash } = await files.keepBytes(new Uint8Array(600_000).fill(5))
    const { file: saved } = await backupStore(config, file('copia'), silent)
    await resetStore(config, silent)
    await expect(files.open(hash)).rejects.toMatchObject({ status: 404 })
    await restoreStore(config, saved, silent)
    expect((await files.read(hash)).every((byte) => byte === 5)).toBe(true)
  })

  it('leaves no log behind a restore, though a server has the store open', async () => {
    if (copy.databaseUrl) return
    const log = () => statSync(`${storeFile(config)}-wal`, { throwIfNoEntry: false })?.size ?? 0
    const { file: saved } = await backupStore(config, file('copia'), silent)
    await store.write((db) => db.updateTable('users').set({ status: 'away' }).execute())
    expect(log()).toBeGreaterThan(0)
    await restoreStore(config, saved, silent)
    expect(log()).toBe(0)
    expect(await store.read.selectFrom('users').select('id').where('status', '=', 'away').execute()).toEqual([])
  })

  it('counts on after the restored rows', async () => {
    const { file: saved } = await backupStore(config, file('copia'), silent)
    await resetStore(config, silent)
    await restoreStore(config, saved, silent)
    const highest = await store.read.selectFrom('projects').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    const before = await store.read.selectFrom('projects').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
    const { id: _id, ...fields } = { ...before, codigo: 'UM', codigoKey: 'um' }
    const added = await store.write((db) =>
      db.insertInto('projects').values(fields).returning('id').executeTakeFirstOrThrow(),
    )
    expect(added.id).toBeGreaterThan(highest.id)
  })

  it('writes a copy that only its owner can read, and never over another file', async () => {
    const { file: saved } = await backupStore(config, file('copia'), silent)
    expect(statSync(saved).mode & 0o777).toBe(0o600)
    await expect(backupStore(config, saved, silent)).rejects.toThrow('ya existe')
    await expect(backupStore(config, file('no/hay/copia'), silent)).rejects.toThrow(
      'No se puede escribir en la carpeta',
    )
    expect(readdirSync(folder).toSorted()).toEqual(['copia', 'data'])
  })

  it('takes a copy of the other kind of store', async () => {
    const other = await emptyScratch()
    await other.store.write(async (db) => {
      await db
        .insertInto('users')
        .values([user as never])
        .execute()
    })
    if (copy.databaseUrl) {
      await other.store.close()
      await restoreStore(config, other.file, silent)
    } else {
      const names = Object.keys((await import('../db/migrations/index.ts')).migrations)
      await writeDump(file('copia.jsonl.gz'), {
        migrations: names,
        content: readSqlite(other.store.read, other.tables),
      })
      await restoreStore(config, file('copia.jsonl.gz'), silent)
    }
    await other.remove()
    expect(await store.read.selectFrom('users').selectAll().execute()).toEqual([expect.objectContaining(user)])
  })

  it('brings a copy of an older Obra to the newest migration', async () => {
    const dump = { migrations: ['001-accounts'], content: batches({ table: 'users', rows: [user] }) }
    await writeDump(file('vieja'), dump)
    await restoreStore(config, file('vieja'), silent)
    expect(await schemaVersion(store)).toBe(latestMigration)
    expect(await store.read.selectFrom('users').select('id').execute()).toEqual([{ id: 'ana' }])
    expect(await store.read.selectFrom('developers').select('id').execute()).toEqual([])
  })

  it('copies a store of an older Obra whole, with what newer ones keep elsewhere', async () => {
    const names = Object.keys(migrations)
    const before = names.slice(0, names.indexOf('20261122T1412-stored-files'))
    const older = await emptyStore(inject('storeTemplate'))
    await migrate(older.store, Object.fromEntries(before.map((name) => [name, migrations[name]!])))
    const createdAt = user.createdAt
    const named = { id: 'plano', type: 'PDF', name: 'Plano', sortKey: 'plano', createdBy: 'Ana', bytes: 8 }
    await older.store.write(async (db: AnyDb) => {
      await db.insertInto('users').values(user).execute()
      await db
        .insertInto('fileItems')
        .values({ ...named, createdAt, modifiedAt: createdAt })
        .execute()
      await db
        .insertInto('fileContents')
        .values({ fileId: 'plano', content: Buffer.from('un plano') })
        .execute()
    })
    const place = { ...config, dataFolder: file('antes'), databaseUrl: older.databaseUrl }
    mkdirSync(place.dataFolder)
    if (!older.databaseUrl) await sql`vacuum into ${storeFile(place)}`.execute(older.store.read)
    const { file: saved } = await backupStore(place, file('de-antes'), silent)
    await older.remove()
    await restoreStore(config, saved, silent)
    const { hash } = await store.read.selectFrom('fileItems').select('hash').executeTakeFirstOrThrow()
    const files = createFiles({ store, folder: createFileFolder(filesFolder(config)), clock: () => new Date() })
    expect(Buffer.from(await files.read(hash!)).toString()).toBe('un plano')
  })

  it('does not tell the password of a database', () => {
    const target = describeTarget(readConfig({ DATABASE_URL: 'postgres://obra:secreta@db.test:5433/obra' }))
    expect(target).toEqual({ store: 'postgresql', location: 'db.test:5433/obra' })
  })
})

/** A copy as a backup makes it, with a change that nobody but a stranger makes. */
async function damagedCopy(target: string, change: string): Promise<void> {
  const scratch = await emptyScratch()
  await scratch.store.close()
  const other = new DatabaseSync(scratch.file)
  other.exec(`pragma foreign_keys = off; pragma journal_mode = delete; ${change}`)
  other.close()
  copyFileSync(scratch.file, target)
  await scratch.remove()
}

describe('a copy that cannot be restored', () => {
  const cases: Record<string, [make: (target: string) => Promise<unknown> | void, message: RegExp]> = {
    'is some text': [(target) => writeFileSync(target, 'hola\n'.repeat(100)), /no es una copia de Obra/],
    'is empty': [(target) => writeFileSync(target, ''), /no es una copia de Obra/],
    'is a folder': [(target) => void mkdirSync(target), /no es un archivo/],
    'is a database of something else': [
      (target) => {
        const other = new DatabaseSync(target)
        other.exec('create table recetas (id integer)')
        other.close()
      },
      /no es una base de datos de Obra/,
    ],
    'is a dump that was cut off': [
      async (target) => {
        const rows = Array.from({ length: 400 }, (_, i) => ({
          ...user,
          id: crypto.randomUUID(),
          email: `${i}@obra.test`,
        }))
        await writeDump(target, { migrations: ['001-accounts'], content: batches({ table: 'users', rows }) })
        writeFileSync(target, readFileSync(target).subarray(0, -2000))
      },
      /dañada/,
    ],
    'breaks a foreign key': [
      (target) => {
        const rows = [{ hash: 'h', userId: 'nobody', purpose: 'confirm-email', expiresAt: '2026-03-16' }]
        return writeDump(target, { migrations: ['001-accounts'], content: batches({ table: 'mailTokens', rows }) })
      },
      /dañado/,
    ],
    'is a dump with only its head': [
      (target) =>
        writeFileSync(target, gzipSync(`${JSON.stringify({ format: 'obra-dump-2', migrations: ['001-accounts'] })}\n`)),
      /no está completa/,
    ],
    'has a line of null': [
      (target) => {
        const head = JSON.stringify({ format: 'obra-dump-2', migrations: ['001-accounts'] })
        writeFileSync(target, gzipSync(`${head}\nnull\n${JSON.stringify({ end: true, rows: 0 })}\n`))
      },
      /no está completa/,
    ],
    'has a line of 300 MB': [
      async (target) => {
        const head = `${JSON.stringify({ format: 'obra-dump-2', migrations: ['001-accounts'] })}\n`
        function* long() {
          yield head
          for (let part = 0; part < 300; part++) yield '0'.repeat(1024 * 1024)
        }
        await pipeline(long(), createGzip({ level: 1 }), createWriteStream(target))
      },
      /dañad|no es una copia/,
    ],
    'lacks a table': [(target) => damagedCopy(target, 'drop table notes'), /no está completa/],
    'lacks a column': [(target) => damagedCopy(target, 'alter table notes drop column content'), /no está completa/],
    'has a trigger of somebody else': [
      (target) => damagedCopy(target, 'create trigger t after insert on notes begin delete from notes; end'),
      /no es de Obra/,
    ],
    'has rows that name nobody': [
      (target) => damagedCopy(target, `insert into "mailTokens" values ('h', 'nobody', 'confirm-email', '2026-03-16')`),
      /faltan filas/,
    ],
    'is of a newer Obra': [
      (target) => writeDump(target, { migrations: ['001-accounts', '999-later'], content: batches() }),
      /más nueva/,
    ],
    'is a damaged database': [
      async (target) => {
        const scratch = await emptyScratch()
        await scratch.store.close()
        const bytes = readFileSync(scratch.file)
        bytes.fill(0xff, 8000, 20_000)
        writeFileSync(target, bytes)
        await scratch.remove()
      },
      /dañado/,
    ],
  }

  for (const [name, [make, message]] of Object.entries(cases)) {
    it(`${name}: says so and leaves the store as it was`, async () => {
      const before = await everything(store)
      await make(file('copia'))
      await expect(restoreStore(config, file('copia'), silent)).rejects.toThrow(message)
      expect(await everything(store)).toEqual(before)
    })
  }

  it('is not there: says so', async () => {
    await expect(restoreStore(config, file('nada'), silent)).rejects.toThrow('No se puede leer')
  })
})

describe.skipIf(process.env.OBRA_TEST_STORE !== 'sqlite')('an SQLite file that is damaged', () => {
  it('is kept aside by a restore, which then brings everything back', async () => {
    const before = await everything(store)
    const { file: saved } = await backupStore(config, file('copia'), silent)
    await store.close()
    writeFileSync(storeFile(config), 'x'.repeat(5000))
    await restoreStore(config, saved, silent)
    store = await connect({ file: storeFile(config), synchronous: 'OFF' })
    expect(await everything(store)).toEqual(before)
    expect(readdirSync(config.dataFolder).some((name) => name.includes('.dañado-'))).toBe(true)
  })

  it('is not copied: a backup of a store that is not Obra’s is refused', async () => {
    const foreign = readConfig({ OBRA_DATA_DIR: file('otra') })
    await expect(backupStore(foreign, file('copia'), silent)).rejects.toThrow('No hay una base de datos en')
    mkdirSync(foreign.dataFolder)
    new DatabaseSync(storeFile(foreign)).close()
    chmodSync(storeFile(foreign), 0o600)
    await expect(backupStore(foreign, file('copia'), silent)).rejects.toThrow('no es de Obra')
  })

  it('waits for a write that is under way', async () => {
    const { file: saved } = await backupStore(config, file('copia'), silent)
    const writer = new DatabaseSync(storeFile(config))
    writer.exec('begin immediate')
    setTimeout(() => writer.exec('commit'), 300)
    await restoreStore(config, saved, silent)
    writer.close()
  })
})

it('a store that has been reset can be migrated and seeded again', async () => {
  await resetStore(config, silent)
  expect(await migrate(store)).toEqual([])
  expect(await seedStore(config, 1, silent)).toEqual({ seeded: true })
  expect(await seedStore(config, 1, silent)).toEqual({ seeded: false })
})
