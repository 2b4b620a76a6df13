/** Refused backups and damaged files. The store has only one account, because its content does not matter. */
import {
  chmodSync,
  copyFileSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip, gzipSync } from 'node:zlib'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { everyRow, silent, useAdminStore, userRow } from '../../tests/support/admin-store.ts'
import { readConfig } from './config.ts'
import { storeFile } from './services.ts'
import { connect } from '../db/connect.ts'
import { backupStore, resetStore, restoreStore } from './admin-actions.ts'
import { writeDump } from '../db/admin/dump.ts'
import { emptyScratch } from '../db/admin/scratch.ts'
import type { TableRows } from '../db/admin/tables.ts'

async function* batches(...list: TableRows[]): AsyncGenerator<TableRows> {
  yield* list
}

/** A valid backup, changed by an SQL statement. */
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
  const place = useAdminStore({ hasSample: false })
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
          ...userRow,
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
    it(`${name}: fails with a message and does not change the store`, async () => {
      const { config, store } = place.current
      const before = await everyRow(store)
      await make(place.file('copia'))
      await expect(restoreStore(config, place.file('copia'), silent)).rejects.toThrow(message)
      expect(await everyRow(store)).toEqual(before)
    })
  }

  it('is missing: fails with a message', async () => {
    const { config } = place.current
    await expect(restoreStore(config, place.file('nada'), silent)).rejects.toThrow('No se puede leer')
  })
})

describe.skipIf(process.env.OBRA_TEST_STORE !== 'sqlite')('an SQLite file that is damaged', () => {
  const place = useAdminStore({ hasSample: false })

  it('is moved aside by a restore, which then restores everything', async () => {
    const { config, store } = place.current
    const before = await everyRow(store)
    const { file: saved } = await backupStore(config, place.file('copia'), silent)
    await store.close()
    writeFileSync(storeFile(config), 'x'.repeat(5000))
    await restoreStore(config, saved, silent)
    place.current.store = await connect({ file: storeFile(config), synchronous: 'OFF' })
    expect(await everyRow(place.current.store)).toEqual(before)
    expect(readdirSync(config.dataFolder).some((name) => name.includes('.dañado-'))).toBe(true)
  })

  it('is not backed up: a store that is not Obra’s is refused', async () => {
    const foreign = readConfig({ OBRA_DATA_DIR: place.file('otra') })
    await expect(backupStore(foreign, place.file('copia'), silent)).rejects.toThrow('No hay una base de datos en')
    await expect(resetStore(foreign, silent)).rejects.toThrow('No hay una base de datos en')
    expect(existsSync(foreign.dataFolder)).toBe(false)
    mkdirSync(foreign.dataFolder)
    new DatabaseSync(storeFile(foreign)).close()
    chmodSync(storeFile(foreign), 0o600)
    await expect(backupStore(foreign, place.file('copia'), silent)).rejects.toThrow('no es de Obra')
  })

  it('makes restore wait for a write in progress', async () => {
    const { config } = place.current
    const { file: saved } = await backupStore(config, place.file('copia'), silent)
    const writer = new DatabaseSync(storeFile(config))
    writer.exec('begin immediate')
    setTimeout(() => writer.exec('commit'), 300)
    await restoreStore(config, saved, silent)
    writer.close()
  })
})
