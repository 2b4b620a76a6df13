import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'
import { seedTime, testPasswords } from '../../tests/support/stores.ts'
import { connect, type Store } from './connect.ts'
import { migrate } from './migrate.ts'
import { reportedRows, seed } from './seed.ts'

const server = useTestServer()
const multiplied = ['inventoryProducts', 'mails', 'contacts', 'messages'] as const

async function countRows(store: Store, table: (typeof multiplied)[number]): Promise<number> {
  const row = await store.read
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return row.rows
}

describe('seeding', () => {
  let folder: string
  let empty: Store

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'obra-seed-'))
    empty = await connect({ file: path.join(folder, 'empty.sqlite'), synchronous: 'OFF' })
    await migrate(empty)
  })
  afterAll(async () => {
    await empty.close()
    rmSync(folder, { recursive: true })
  })

  it('keeps a store that has accounts as it is', async () => {
    const { store } = server.current.services
    const before = await countRows(store, 'contacts')
    expect(await seed(store, { passwords: testPasswords, now: seedTime, scale: 2 })).toBe(false)
    expect(await countRows(store, 'contacts')).toBe(before)
  })

  it('multiplies products, mails, contacts and messages by the scale, and reports each row', async () => {
    let reported = 0
    const report = (rows: number) => void (reported += rows)
    expect(await seed(empty, { passwords: testPasswords, now: seedTime, scale: 3, report })).toBe(true)
    for (const table of multiplied) {
      expect(await countRows(empty, table), table).toBe(3 * (await countRows(server.current.services.store, table)))
    }
    expect(reported).toBe(reportedRows(3))
  })
})
