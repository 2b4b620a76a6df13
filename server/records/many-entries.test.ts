/** With 10,000 suppliers in each of two companies and 50,000 prices, each list uses an index. */
import { beforeAll, expect, it } from 'vitest'
import { plansOf } from '../../tests/support/explained.ts'
import { analyze } from '../../tests/support/many.ts'
import { useTestServer } from '../../tests/support/server.ts'
import { materiales } from '../areas/materiales/catalogue.ts'
import { prices } from '../areas/materiales/prices.ts'
import { proveedores } from '../areas/proveedores/catalogue.ts'
import { cuitFrom, writeCuit } from '../lib/check-digits.ts'
import { addDays } from '../lib/calendar.ts'
import { newId } from '../lib/ids.ts'
import { isPostgres } from '../db/columns.ts'
import { insertNew } from './catalogue-rows.ts'
import { listEntries, type ListQuery } from './catalogue.service.ts'
import type { Context } from '../context.ts'

const server = useTestServer()
const company = 1
let materialId = ''

beforeAll(async () => {
  const { store } = server.current.services
  const suppliers = Array.from({ length: 40_000 }, (_, index) => cuitFrom(`30${50_000_000 + index * 7}`))
    .filter((cuit) => cuit !== undefined)
    .slice(0, 10_000)
    .map((cuit, index) => ({
      id: newId(),
      razonSocial: `Proveedor ${index * 7919} de la Construcción S.A.`,
      cuit: writeCuit(cuit),
      condicionIva: 'RI' as const,
    }))
  expect(suppliers).toHaveLength(10_000)
  const rows = await store.read.selectFrom('materiales').select('id').where('desarrolladoraId', '=', company).execute()
  materialId = rows[0]!.id
  const priceEntries = Array.from({ length: 50_000 }, (_, index) => ({
    id: newId(),
    materialId: rows[index % rows.length]!.id,
    fecha: addDays('2020-01-01', Math.floor(index / rows.length) * 6),
    precio: `${1000 + index}`,
    moneda: 'ARS' as const,
  }))
  await store.write(async (db) => {
    await insertNew(db, proveedores, company, suppliers)
    const others = suppliers.map((supplier) => ({ ...supplier, id: newId() }))
    await insertNew(db, proveedores, company + 1, others)
    await insertNew(db, prices, company, priceEntries)
  })
  await analyze(store)
}, 120_000)

const ofMaterial = () => ({ materialId })
const lists: [string, object, (() => object) | object][] = [
  ['the first suppliers', proveedores, {}],
  ['suppliers on a late page', proveedores, { page: 300 }],
  ['suppliers by a common text', proveedores, { search: 'construcc' }],
  ['suppliers by a rare text', proveedores, { search: '7919 constr' }],
  ['active suppliers by CUIT', proveedores, { activo: true, sort: 'cuit', order: 'desc' }],
  ['the first materials with their prices', materiales, {}],
  ['200 materials with their prices', materiales, { size: 200 }],
  ['the prices of a material', prices, ofMaterial],
]

it.each(lists)('lists %s with an index', async (_name, catalogue, query) => {
  const ctx = { ...server.current.services, company: { id: company } } as Context
  const input = (typeof query === 'function' ? (query as () => object)() : query) as ListQuery & Record<string, unknown>
  const plans = await plansOf(ctx, (each) => listEntries(each, catalogue as typeof proveedores, input))
  const scan = isPostgres(ctx.store.read)
    ? /Seq Scan on \\?"?(proveedores|precios|cotizaciones)\b/
    : /SCAN (proveedores|precios|cotizaciones|u|p|l)\b(?! USING)/
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) expect(plan).not.toMatch(scan)
})
