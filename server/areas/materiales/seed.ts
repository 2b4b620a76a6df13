import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, dayAt } from '../../lib/calendar.ts'
import { exact, roundTo } from '../../money/decimal.ts'
import type { Body } from '../../http/contract.ts'
import { insertNew } from '../../records/catalogue-rows.ts'
import { sampleId } from '../../records/sample.ts'
import { materiales } from './catalogue.ts'
import { prices } from './prices.ts'

type Sample = [codigo: string, nombre: string, unidad: string, rubro: string, price: number]

const suppliersOfMaterial = 2
/** Days ago of the sample prices, and their share of the current price. */
const priceHistory: [days: number, share: string][] = [
  [410, '0.742'],
  [265, '0.831'],
  [120, '0.921'],
  [38, '0.972'],
  [9, '1'],
]

async function byCode(db: Db, table: 'rubros' | 'unidades', company: number): Promise<Map<string, string>> {
  const rows = await db.selectFrom(table).select(['id', 'codigo']).where('desarrolladoraId', '=', company).execute()
  return new Map(rows.map(({ id, codigo }) => [codigo, id]))
}

/** A supplier for each rubro. */
async function suppliersByRubro(db: Db, company: number): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('proveedorRubros')
    .innerJoin('proveedores', 'proveedores.id', 'proveedorRubros.proveedorId')
    .select(['rubroId', 'proveedorId'])
    .where('proveedores.desarrolladoraId', '=', company)
    .orderBy('proveedorId')
    .execute()
  const found = Map.groupBy(rows, ({ rubroId }) => rubroId)
  return new Map([...found].map(([rubroId, suppliers]) => [rubroId, suppliers.map(({ proveedorId }) => proveedorId)]))
}

async function seedCompany(db: Db, company: number, materials: Sample[], today: string): Promise<void> {
  const [units, rubros, suppliers] = [
    await byCode(db, 'unidades', company),
    await byCode(db, 'rubros', company),
    await suppliersByRubro(db, company),
  ]
  const entries = materials.map(([codigo, nombre, unidad, rubro], index) => ({
    id: sampleId(company, 'materiales', index),
    codigo,
    nombre,
    unidadId: units.get(unidad)!,
    rubroId: rubros.get(rubro)!,
    presentaciones: unidad === 'bolsa' ? [{ nombre: 'Pallet', factor: '40.0000' }] : [],
    stockMinimo: unidad === 'bolsa' ? '80' : '0',
  }))
  await insertNew<Body<'createMaterial'>>(db, materiales, company, entries)
  const sellers = entries.map(({ rubroId }, index) => {
    const all = suppliers.get(rubroId) ?? []
    return [...all, ...all].slice(index % Math.max(1, all.length)).slice(0, Math.min(suppliersOfMaterial, all.length))
  })
  const links = entries.flatMap(({ id, codigo }, index) =>
    sellers[index]!.map((proveedorId, orden) => ({
      materialId: id,
      proveedorId,
      codigoProveedor: orden === 0 ? codigo : '',
      orden,
    })),
  )
  await db.insertInto('materialProveedores').values(links).execute()
  const rows = entries.flatMap(({ id }, index) =>
    priceHistory.map(([days, share], turn) => ({
      id: sampleId(company, 'precios', index * priceHistory.length + turn),
      materialId: id,
      fecha: addDays(today, -days - (index % 7)),
      proveedorId: sellers[index]![turn % suppliersOfMaterial] ?? null,
      precio: roundTo(exact(materials[index]![4]).times(share), 2),
      moneda: 'ARS' as const,
    })),
  )
  await insertNew<Body<'createPrecio'> & { materialId: string }>(db, prices, company, rows)
}

/** Seeds the sample materials of each company, with suppliers and past prices. */
export async function seedMateriales(db: Db, { now }: SeedContext): Promise<void> {
  const { materials } = readFixture<{ materials: Sample[] }>('materiales')
  const companies = await db.selectFrom('developers').select('id').execute()
  for (const { id } of companies) await seedCompany(db, id, materials, dayAt(now))
}
