import { insertRows } from '../../db/insert-rows.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, dayAt } from '../../lib/calendar.ts'
import { exact, fromScaled, importe, toScaled } from '../../money/decimal.ts'
import { insertSampleRecords } from '../../records/record-rows.ts'
import { sampleId, sampleRandom } from '../../records/sample.ts'
import { createSampleLedger } from '../stock/door.ts'
import { movimientos, type Movimiento } from './record.ts'
import type { MovimientosTables } from './tables.ts'

type Project = { id: number; companyId: number }
type Material = { id: string; codigo: string; nombre: string; unidad: string; rubroId: string; price: number }
type Company = { materials: Material[]; supplierOf: Map<string, string>; ledger: ReturnType<typeof createSampleLedger> }
type LineRow = MovimientosTables['movimientoLineas']
type Sample = { record: Movimiento; lines: LineRow[] }

/** Movements of the two projects that are filled as after 18 months, and of the others. */
const manyMovements = 450
const fewMovements = 24
const days = 540
const materialsOfProject = 90
const unit = 10_000

async function readCompany(db: Db, company: number): Promise<Company> {
  const { materials: prices } = readFixture<{ materials: [string, string, string, string, number][] }>('materiales')
  const priceOf = new Map(prices.map(([codigo, , , , price]) => [codigo, price]))
  const rows = await db
    .selectFrom('materiales')
    .innerJoin('unidades', 'unidades.id', 'unidadId')
    .select(['materiales.id', 'materiales.codigo', 'materiales.nombre', 'unidades.codigo as unidad', 'rubroId'])
    .where('materiales.desarrolladoraId', '=', company)
    .orderBy('materiales.seq')
    .execute()
  const sellers = await db
    .selectFrom('materialProveedores')
    .select(['materialId', 'proveedorId'])
    .where('orden', '=', 0)
    .execute()
  return {
    materials: rows.map((row) => ({ ...row, price: priceOf.get(row.codigo)! })),
    supplierOf: new Map(sellers.map(({ materialId, proveedorId }) => [materialId, proveedorId])),
    ledger: createSampleLedger(company),
  }
}

const emptyFields: Omit<Movimiento, 'id' | 'numero' | 'tipo' | 'fecha' | 'depositoId' | 'deposito' | 'lineas'> = {
  destinoId: null,
  destino: null,
  sentido: null,
  proveedorId: null,
  proveedor: '',
  rubroId: null,
  rubro: '',
  remito: '',
  motivo: '',
  comprobanteId: null,
  pedidoId: null,
  pedido: null,
  anulaId: null,
  anula: null,
  anuladoPor: null,
  valor: '0.00',
  documentos: [],
  estado: 'confirmado',
  motivoEstado: null,
  avisos: [],
  repetidoEn: null,
  version: 2,
}

type Place = { movimientoId: string; depositoId: string; fecha: string; age: number; orden: number }

/** Posts a line; a positive quantity is delivered at the price of that day. */
function lineOf(
  { id: proyectoId }: Project,
  ledger: Company['ledger'],
  { id: materialId, price }: Material,
  { movimientoId, depositoId, fecha, age, orden }: Place,
  cantidad: number,
): LineRow {
  const isDelivery = cantidad > 0
  const quantity = Math.abs(cantidad)
  // Prices rose by about a quarter in the last 18 months.
  const precio = exact(price)
    .times(1000 - Math.floor((age * 26) / 54))
    .div(1000)
  const bought = isDelivery && { valor: toScaled('importe', importe(precio.times(quantity).div(unit))) }
  const valor = ledger.post(proyectoId, {
    depositoId,
    materialId,
    fecha,
    documentoId: movimientoId,
    cantidad,
    ...bought,
  })
  return {
    movimientoId,
    orden,
    materialId,
    presentacion: null,
    cantidad: quantity,
    cantidadBase: quantity,
    precio: isDelivery ? toScaled('precio', importe(precio)) : null,
    moneda: isDelivery ? 'ARS' : null,
    valor: Math.abs(valor),
  }
}

/** The movements of a project in the order of their days: deliveries of one supplier, and what the works use of them. */
function movementsOf(
  project: Project,
  deposito: { id: string; nombre: string },
  company: Company,
  first: number,
  today: string,
) {
  const { ledger, materials, supplierOf } = company
  const random = sampleRandom(project.id * 31_337)
  const below = (limit: number) => Math.floor(random() * limit)
  const used = materials.slice(0, materialsOfProject)
  const count = project.id <= 2 ? manyMovements : fewMovements
  const made: Sample[] = []
  const stocked = (id: string) => ledger.balanceOf({ depositoId: deposito.id, materialId: id }).fisico
  for (let index = 0; index < count; index += 1) {
    const age = Math.floor(((count - index) * days) / count)
    const fecha = addDays(today, -age)
    const id = sampleId(project.companyId, 'movimientos', first + index)
    const lead = used[below(used.length)]!
    const isDelivery = stocked(lead.id) === 0 || index % 3 === 0
    const others = used.filter(({ id: other, rubroId }) => other !== lead.id && rubroId === lead.rubroId)
    const chosen = [lead, ...others.slice(below(3), below(3) + 2)].filter(
      (each) => isDelivery || stocked(each.id) >= unit,
    )
    const lines = chosen.map((material, orden) => {
      const available = stocked(material.id) / unit
      const quantity = isDelivery ? 20 + below(180) : Math.ceil(available * (0.2 + random() * 0.5))
      const posted = { movimientoId: id, depositoId: deposito.id, fecha, age, orden }
      return lineOf(project, ledger, material, posted, isDelivery ? quantity * unit : -quantity * unit)
    })
    const lineas = chosen.map(({ id: materialId, codigo, nombre }, line) => {
      return { materialId, codigo, material: nombre, cantidad: fromScaled('cantidad', lines[line]!.cantidad) }
    })
    const own = isDelivery
      ? {
          proveedorId: supplierOf.get(lead.id) ?? null,
          remito: `R 0001-${String(4000 + first + index).padStart(8, '0')}`,
        }
      : { rubroId: lead.rubroId }
    const tipo = isDelivery ? 'ingreso' : 'egreso'
    const place = { depositoId: deposito.id, deposito: deposito.nombre }
    made.push({ record: { ...emptyFields, ...place, ...own, id, numero: index + 1, tipo, fecha, lineas }, lines })
  }
  return made
}

/** Seeds the stock movements of the projects, and the balances that they leave. */
export async function seedMovimientos(db: Db, { now }: SeedContext): Promise<void> {
  const projects = await db
    .selectFrom('projects')
    .innerJoin('comprobantes', 'comprobantes.proyectoId', 'projects.id')
    .select(['projects.id', 'companyId'])
    .groupBy(['projects.id', 'companyId'])
    .orderBy('projects.id')
    .execute()
  for (const [companyId, own] of Map.groupBy(projects, (project) => project.companyId)) {
    const company = await readCompany(db, companyId)
    let made = 0
    for (const project of own) {
      const deposito = await db
        .selectFrom('depositos')
        .select(['id', 'nombre'])
        .where('proyectoId', '=', project.id)
        .executeTakeFirstOrThrow()
      const samples = movementsOf(project, deposito, company, made, dayAt(now))
      made += samples.length
      await insertSampleRecords(
        db,
        movimientos,
        project.id,
        samples.map(({ record }) => record),
      )
      await insertRows(
        db,
        'movimientoLineas',
        samples.flatMap(({ lines }) => lines),
      )
      const number = { ambito: `proyecto:${project.id}`, tipo: 'movimiento', ultimo: samples.length }
      await db.insertInto('correlativos').values(number).execute()
    }
    await company.ledger.insert(db)
  }
}
