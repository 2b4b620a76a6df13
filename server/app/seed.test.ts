import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'
import { seedTime, testPasswords } from '../../tests/support/stores.ts'
import { connect } from '../db/connect.ts'
import type { Store } from '../db/store.ts'
import { migrate } from '../db/migrate.ts'
import { contains } from '../db/search.ts'
import { reportedRows, seed } from './seed.ts'

const server = useTestServer()
const multipliedTables = ['inventoryProducts', 'mails', 'contacts', 'messages'] as const

async function countRows(store: Store, table: (typeof multipliedTables)[number]): Promise<number> {
  const row = await store.read
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return row.rows
}

/** All rows of all tables as text, without password hashes, whose salt is random. */
async function contentOf(store: Store): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select name from pragma_table_list where type = 'table' and name not like 'sqlite_%' and name <> 'migrations'
    order by name`.execute(store.read)
  const contents = []
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(store.read)
    contents.push(`${name} ${JSON.stringify(rows, (key, value) => (key === 'passwordHash' ? '' : value))}`)
  }
  return contents.join('\n')
}

describe('seeding', () => {
  let folder: string
  let empty: Store

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'obra-seed-'))
    empty = await connect({ file: path.join(folder, 'empty.sqlite'), synchronous: 'OFF' })
    await migrate(empty)
  })
  afterEach(async () => {
    await empty.close()
    rmSync(folder, { recursive: true })
  })

  it('does not change a store with accounts', async () => {
    const { store } = server.current.services
    const before = await countRows(store, 'contacts')
    expect(await seed(store, { passwords: testPasswords, now: seedTime, scale: 2 })).toBe(false)
    expect(await countRows(store, 'contacts')).toBe(before)
  })

  it('multiplies by the scale and reports each row; every index and trigger is there after it, and search finds the rows', async () => {
    const made = async () => {
      const rows = await sql<{ name: string }>`
        select name, sql from sqlite_schema where sql is not null order by name`.execute(empty.read)
      return rows.rows
    }
    const before = await made()
    let reported = 0
    const report = (rows: number) => void (reported += rows)
    expect(await seed(empty, { passwords: testPasswords, now: seedTime, scale: 3, report })).toBe(true)
    expect(reported).toBe(reportedRows(3))
    for (const table of multipliedTables) {
      const sample = await countRows(server.current.services.store, table)
      // Only the products of the first company.
      const added = table === 'inventoryProducts' ? 2 * 100 : 2 * sample
      expect(await countRows(empty, table), table).toBe(sample + added)
    }
    expect(await made()).toEqual(before)
    const found = empty.read.selectFrom('inventoryProducts').select('name')
    const lots = await found.where(contains(empty.read, 'inventoryProducts', 'seq', 'lote 2')).execute()
    expect(lots.filter(({ name }) => name.includes('lote 2')).length).toBe(100)
  })

  it('produces the same data each time, with dates relative to the day', async () => {
    await seed(empty, { passwords: testPasswords, now: new Date(seedTime.getTime() + 86_400_000) })
    const moved = await contentOf(empty)
    // Another process seeded the template of the test server.
    const first = await contentOf(server.current.services.store)
    expect(moved === first).toBe(false)
    // Rates exist only for working days, and amounts of documents depend on the rate of their day; withholdings are counted by year. Tasks skip days off, and a series
    // keeps its weekday.
    const withoutDates = (content: string) =>
      content
        .replace(
          /^(correlativos|cotizaciones|cobros|comprobante\w*|cuotas|transferencias|pago\w*|ocurrencias|tarea\w*|lineasBase\w*) .*$/gm,
          '',
        )
        .replace(/\d{4}-\d\d-\d\d|\d\d\/\d\d\/\d{4}|\d\d? [a-z]{3} \d{4}/g, 'DATE')
    expect(withoutDates(moved) === withoutDates(first)).toBe(true)
  })
})
