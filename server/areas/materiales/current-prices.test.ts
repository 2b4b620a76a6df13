import { expect, it } from 'vitest'
import { explained } from '../../../tests/support/explained.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { createMaterial } from '../../../tests/support/stock.ts'
import { isPostgres } from '../../db/columns.ts'
import type { Success } from '../../http/contract.ts'
import * as queries from './queries.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const moneda = 'ARS' as const
type Page = Exclude<Success<'listPreciosVigentes'>, string>

async function current(api: Api, search: string, more: { antiguo?: boolean; proveedorId?: string } = {}) {
  return (await api('listPreciosVigentes', { params, query: { search, ...more } })).body as Page
}

/** A new material with prices of two suppliers: an old one of the first, and a newer one of the second. */
async function priced() {
  const api = await server.current.as('demo@obra.test')
  const material = await createMaterial(api, 'u')
  const [one, other] = (await api('listProveedores', { params })).body.items
  const price = (fecha: string, precio: string, proveedorId: string) =>
    api('createPrecio', {
      params: { ...params, materialId: material.id },
      body: { fecha, precio, moneda, proveedorId },
    })
  await price('2025-12-01', '90', one!.id)
  await price('2026-01-14', '100', one!.id)
  await price('2026-03-01', '120', other!.id)
  return { api, codigo: material.codigo, one: one!, other: other! }
}

it('the current prices are the last one of each supplier, with age; older than 60 days is marked', async () => {
  const { api, codigo, one } = await priced()
  const { items, total } = await current(api, codigo)
  expect(total).toBe(2)
  expect(items.map(({ precio, dias, antiguo }) => [precio, dias, antiguo])).toEqual([
    ['100.00', 61, true],
    ['120.00', 15, false],
  ])
  expect((await current(api, codigo, { antiguo: true })).items.map(({ precio }) => precio)).toEqual(['100.00'])
  expect((await current(api, codigo, { antiguo: false })).items.map(({ precio }) => precio)).toEqual(['120.00'])
  expect((await current(api, codigo, { proveedorId: one.id })).total).toBe(1)
  const file = await api('listPreciosVigentes', { params, query: { search: codigo, formato: 'csv' } })
  expect(new TextDecoder().decode(file.bytes)).toContain('Hoy por CAC')
})

it('are stated in the pesos of today by CAC and by the dollar, as calculated by hand', async () => {
  const api = await server.current.as('demo@obra.test')
  const { items: indices } = (await api('listIndices', { params, query: { search: 'CAC' } })).body
  const { id: indiceId } = indices.find(({ codigo }) => codigo === 'CAC')!
  const valores = [
    { periodo: '2024-01', valor: '1000' },
    { periodo: '2026-03', valor: '1500' },
  ]
  await api('loadIndiceValores', { params: { ...params, indiceId }, body: { valores } })
  const dolar = { moneda: 'USD', tipo: 'oficial' } as const
  const cotizaciones = [
    { ...dolar, fecha: '2024-01-10', venta: '800' },
    { ...dolar, fecha: '2026-03-16', venta: '1400' },
  ]
  await api('loadCotizaciones', { params, body: { cotizaciones } })
  const material = await createMaterial(api, 'u')
  const add = (precio: string, currency: 'ARS' | 'USD') =>
    api('createPrecio', {
      params: { ...params, materialId: material.id },
      body: { fecha: '2024-01-15', precio, moneda: currency },
    })
  // 333.33 x 1500 / 1000 = 499.995; 333.33 x 1400 / 800 = 583.3275.
  expect((await add('333.33', 'ARS')).body).toMatchObject({
    cac: '1000.00',
    dolar: '800.00',
    hoyPorCac: '500.00',
    hoyPorDolar: '583.33',
  })
  expect((await add('10', 'USD')).body).toMatchObject({ cac: '1000.00', hoyPorCac: null, hoyPorDolar: null })
  // What no field can hold is unknown, and the list is still read.
  expect((await add('90000000000', 'ARS')).body).toMatchObject({ hoyPorCac: null, hoyPorDolar: null })
})

it('rise together by a percentage, after a preview, and archiving the new ones undoes it', async () => {
  const { api, codigo } = await priced()
  const raise = (porcentaje: string, query: { simular?: boolean } = {}) =>
    api('raisePrecios', { params, query, body: { porcentaje, search: codigo } })
  const preview = (await raise('12.5', { simular: true })).body
  expect(preview.filas.map(({ anterior, precio, variacion }) => [anterior, precio, variacion])).toEqual([
    ['100.00', '112.50', '12.50'],
    ['120.00', '135.00', '12.50'],
  ])
  expect((await current(api, codigo)).items.map(({ precio }) => precio)).toEqual(['100.00', '120.00'])
  const ids = (await raise('12.5')).body.filas.map(({ id }) => id)
  expect((await current(api, codigo)).items.map(({ precio, dias }) => [precio, dias])).toEqual([
    ['112.50', 0],
    ['135.00', 0],
  ])
  expect((await api('archivePrecios', { params, body: { ids } })).body).toEqual({ archivados: 2 })
  expect((await api('archivePrecios', { params, body: { ids } })).body).toEqual({ archivados: 0 })
  expect((await current(api, codigo)).items.map(({ precio }) => precio)).toEqual(['100.00', '120.00'])
  expect((await raise('0')).status).toBe(400)
  expect((await raise('-100')).status).toBe(400)
  const foreign = await api('archivePrecios', { params: { desarrolladoraId: 2 }, body: { ids } })
  expect(foreign.status).toBe(404)
})

it('come from a price list by code: valid rows are added, the others returned with the reason', async () => {
  const { api, codigo, one } = await priced()
  const row = { fecha: '2026-03-16', precio: '150', moneda, proveedorId: one.id }
  const precios = [
    { ...row, codigo: ` ${codigo.toLowerCase()}` },
    { ...row, codigo: 'NO-HAY' },
    { ...row, codigo, precio: '0' },
    { ...row, codigo, fecha: '2026-01-14', precio: '100' },
  ]
  const load = async (query: { simular?: boolean }) =>
    (await api('loadListaPrecios', { params, query, body: { precios } })).body
  const loaded = await load({ simular: true })
  expect(loaded.filas).toMatchObject([
    { anterior: '100.00', precio: '150.00', variacion: '50.00', proveedor: one.razonSocial },
  ])
  expect(loaded.rechazados.map(({ indice, campo }) => [indice, campo])).toEqual([
    [1, 'codigo'],
    [2, 'precio'],
    [3, 'precio'],
  ])
  expect((await current(api, codigo)).items[0]).toMatchObject({ precio: '100.00' })
  await load({})
  expect((await current(api, codigo, { proveedorId: one.id })).items).toMatchObject([{ precio: '150.00', dias: 0 }])
})

it('the page is read by indexes', async () => {
  const { read } = server.current.services.store
  if (isPostgres(read)) return
  const page = { sort: 'material', order: 'asc', offset: 0, limit: 25 } as const
  const plans = await explained(read, async (db) => void (await queries.selectCurrentPrices(db, params, page)))
  for (const plan of plans) expect(plan).not.toMatch(/SCAN (precios|later|materiales)\b(?! USING)/)
})
