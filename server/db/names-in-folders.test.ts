import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { emptyStore, type StoreCopy } from '../../tests/support/stores.ts'
import type { AnyDb } from './columns.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'

const name = '20261122T2130-names-in-folders'
let copy: StoreCopy

beforeEach(async () => {
  copy = await emptyStore(inject('storeTemplate'))
  await migrate(copy.store, Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name)))
})
afterEach(() => copy.remove())

const company = { nombre: 'Norte', cuit: '1', telefono: '', mail: '', ubicacion: '', sortKey: 'norte' }

/** Inserts items in order of creation: [folder, name, bytes]; a folder has no bytes. */
async function addItems(items: [folderId: string | null, name: string, bytes?: number][]): Promise<void> {
  await copy.store.write(async (typed) => {
    const db = typed as unknown as AnyDb
    await db
      .insertInto('developers')
      .values({ id: 1, ...company, createdAt: '2025-01-01T00:00:00.000Z' })
      .execute()
    for (const [index, [folderId, itemName, bytes]] of items.entries()) {
      const at = `2025-01-01T00:00:${String(index).padStart(2, '0')}.000Z`
      const kind = { type: bytes === undefined ? 'folder' : 'TXT', bytes: bytes ?? 0 }
      const made = { createdBy: 'Ana', createdAt: at, modifiedAt: at, description: null }
      const row = { id: `i${index}`, developerId: 1, folderId, name: itemName, sortKey: itemName.toLowerCase() }
      await db
        .insertInto('fileItems')
        .values({ ...row, ...kind, ...made })
        .execute()
    }
  })
}

async function namesOf(): Promise<(string | null)[][]> {
  const { rows } = await sql<{ folderId: string | null; name: string }>`
    select "folderId", name from "fileItems" order by "createdAt"`.execute(copy.store.read)
  return rows.map((row) => [row.folderId, row.name])
}

it('numbers duplicate names in a folder, except the oldest item', async () => {
  await addItems([
    [null, 'Planos'],
    ['i0', 'Losa.pdf', 5],
    ['i0', 'LOSA.pdf', 6],
    ['i0', 'Losa (2).pdf', 7],
    ['i0', 'lósa.PDF', 8],
    [null, 'Losa.pdf', 9],
    [null, ' planos '],
  ])
  expect(await migrate(copy.store)).toContain(name)
  expect(await namesOf()).toEqual([
    [null, 'Planos'],
    ['i0', 'Losa.pdf'],
    ['i0', 'LOSA (3).pdf'],
    ['i0', 'Losa (2).pdf'],
    ['i0', 'lósa (4).PDF'],
    [null, 'Losa.pdf'],
    [null, ' planos  (2)'],
  ])
  const { rows } = await sql<Record<string, number | string>>`
    select "filesInside", "bytesBelow" from "fileItems" where id = 'i0'`.execute(copy.store.read)
  expect([Number(rows[0]!.filesInside), Number(rows[0]!.bytesBelow)]).toEqual([4, 26])
})

it('leaves the same name in two folders unchanged', async () => {
  await addItems([
    [null, 'Actas'],
    [null, 'Legales'],
    ['i0', 'acta.txt', 1],
    ['i1', 'acta.txt', 1],
  ])
  await migrate(copy.store)
  expect((await namesOf()).map(([, each]) => each)).toEqual(['Actas', 'Legales', 'acta.txt', 'acta.txt'])
})
