import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { emptyStore, type StoreCopy } from '../../tests/support/stores.ts'
import type { AnyDb } from './columns.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'

const name = '20261126T1450-construction-workers-day'
let copy: StoreCopy

beforeEach(async () => {
  copy = await emptyStore(inject('storeTemplate'))
  await migrate(copy.store, Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name)))
})
afterEach(() => copy.remove())

it('adds 22 April to the years of a company that lack it, and leaves one that was archived', async () => {
  const db = copy.store.read as unknown as AnyDb
  await copy.store.write(async (typed) => {
    const write = typed as unknown as AnyDb
    const company = { telefono: '', mail: '', ubicacion: '', sortKey: 'n', createdAt: '2026' }
    for (const id of [1, 2])
      await write
        .insertInto('developers')
        .values({ ...company, id, nombre: `N${id}`, cuit: String(id) })
        .execute()
    const add = (desarrolladoraId: number, fecha: string, more: object = {}) =>
      write
        .insertInto('feriados')
        .values({
          id: `${desarrolladoraId} ${fecha}`,
          desarrolladoraId,
          fecha,
          motivo: 'Feriado',
          alcance: 'nacional',
          clave: `${fecha} nacional`,
          sortKey: fecha,
          searchText: fecha,
          activo: 1,
          version: 1,
          ...more,
        })
        .execute()
    for (const year of [2026, 2027]) await add(1, `${year}-05-01`)
    await add(1, '2026-04-22', { activo: 0, alcance: 'empresa', clave: '2026-04-22 empresa' })
    await add(2, '2026-01-01')
    await add(2, '2028-07-10', { alcance: 'empresa', clave: '2028-07-10 empresa' })
  })
  expect(await migrate(copy.store)).toContain(name)
  const days = await db
    .selectFrom('feriados')
    .select(['desarrolladoraId', 'fecha', 'activo', 'alcance'])
    .where('fecha', 'like', '%-04-22')
    .orderBy('desarrolladoraId')
    .orderBy('fecha')
    .execute()
  const own = { alcance: 'empresa' }
  expect(days).toEqual([
    { ...own, desarrolladoraId: 1, fecha: '2026-04-22', activo: 0 },
    { ...own, desarrolladoraId: 1, fecha: '2027-04-22', activo: 1 },
    { ...own, desarrolladoraId: 2, fecha: '2026-04-22', activo: 1 },
  ])
})
