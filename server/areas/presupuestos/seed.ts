import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, addMonths, dayAt, monthOf } from '../../lib/calendar.ts'
import { exact, importe, roundTo, toScaled } from '../../money/decimal.ts'
import { insertSampleRecords } from '../../records/record-rows.ts'
import { sampleId } from '../../records/sample.ts'
import { presupuestos, type Budget } from './record.ts'
import { lineAmount, lineColumns, type Line } from './lines.service.ts'
import { insertInsumos, insertItems } from './queries.ts'

type Work = [rubro: string, descripcion: string, unidad: string, quantity: number, weight: number, bySector: boolean]
type Fixture = {
  works: Work[]
  insumos: [descripcion: string, material: string, cantidadPorUnidad: number][]
  sectors: string[]
  budgets: Record<string, [total: string, area: number, sectors: number]>
}

const sampleMonths = 17
const areaOfProject = (stored: number | null, usual: number) => (stored === null ? usual : stored / 10_000)

/** Budget lines that add up to `total` to the cent; the last one takes the remainder. */
function linesOf({ works, sectors }: Fixture, total: string, area: number, parts: number) {
  const weights = works.reduce((sum, [, , , , weight]) => sum + weight, 0)
  const places = new Map<string, number>()
  const lines = works.flatMap(([rubro, descripcion, unidad, quantity, weight, bySector]) => {
    const names = bySector ? sectors.slice(0, parts) : [undefined]
    return names.map((sector) => {
      const place = (places.get(rubro) ?? 0) + 1
      places.set(rubro, place)
      const cantidad = roundTo(exact(quantity === 0 ? 1 : Math.max(1, (area * quantity) / names.length)), 2)
      const share = exact(total).times(weight).div(weights).div(names.length)
      return {
        rubro,
        unidad,
        codigo: `${rubro}.${String(place).padStart(3, '0')}`,
        descripcion: sector && parts > 1 ? `${descripcion}, ${sector.toLowerCase()}` : descripcion,
        cantidad,
        precioUnitario: roundTo(share.div(cantidad), 2),
      }
    })
  })
  const last = lines.at(-1)!
  const others = lines.slice(0, -1).reduce((sum, line) => sum.plus(lineAmount(line, '')), exact(0))
  last.cantidad = '1'
  last.precioUnitario = importe(exact(total).minus(others))
  return lines
}

const idsByCode = async (db: Db, table: 'rubros' | 'unidades' | 'materiales', company: number) => {
  const rows = await db.selectFrom(table).select(['id', 'codigo']).where('desarrolladoraId', '=', company).execute()
  return new Map(rows.map(({ id, codigo }) => [codigo, id]))
}

async function seedBudget(db: Db, project: number, fields: Partial<Budget>, lines: Line[], place: number) {
  const id = sampleId(project, 'presupuestos', place)
  const budget = {
    ...presupuestos.shape.defaults,
    numero: null,
    motivoEstado: null,
    version: 1,
    ...fields,
    id,
  } as Budget
  await insertSampleRecords(db, presupuestos, project, [budget])
  const rows = lines.map((line, index) => ({
    id: sampleId(project, 'presupuestoItems', place * 10_000 + index),
    proyectoId: project,
    presupuestoId: id,
    modificacionId: null,
    ...lineColumns(line, budget, budget.moneda),
  }))
  await insertItems(db, rows)
  return rows
}

type Item = { id: string; descripcion: string }

/** The materials that the items of a budget use; a work that is split by sector names the sector after its description. */
function insumosOf({ insumos }: Fixture, items: Item[], materials: Map<string, string>) {
  return items.flatMap(({ id: itemId, descripcion }) =>
    insumos
      .filter(([work]) => descripcion === work || descripcion.startsWith(`${work}, `))
      .map(([, codigo, cantidadPorUnidad], orden) => {
        const scaled = toScaled('cantidad', String(cantidadPorUnidad))
        return { itemId, orden, materialId: materials.get(codigo)!, cantidadPorUnidad: scaled }
      }),
  )
}

/** Seeds the approved budget of some sample projects, and a draft of the next version. */
export async function seedPresupuestos(db: Db, { now }: SeedContext): Promise<void> {
  const fixture = readFixture<Fixture>('presupuestos')
  const firstMonth = addMonths(monthOf(dayAt(now)), -sampleMonths)
  const projects = await db
    .selectFrom('projects')
    .select(['id', 'companyId', 'monedaBase', 'mesBase', 'fechaInicio', 'superficieCubierta'])
    .where('id', 'in', Object.keys(fixture.budgets).map(Number))
    .execute()
  for (const project of projects) {
    const [total, area, sectors] = fixture.budgets[project.id]!
    const [rubros, units] = [
      await idsByCode(db, 'rubros', project.companyId),
      await idsByCode(db, 'unidades', project.companyId),
    ]
    const lines = linesOf(fixture, total, areaOfProject(project.superficieCubierta, area), sectors).map(
      ({ rubro, unidad, ...line }) => ({ ...line, rubroId: rubros.get(rubro)!, unidadId: units.get(unidad)! }),
    )
    const base = project.mesBase ?? firstMonth
    const mesBase = base < firstMonth ? firstMonth : base
    const money = { moneda: project.monedaBase, mesBase, cotizacion: null }
    const fechaAprobacion = addDays(`${mesBase}-01`, 24)
    const approved = {
      ...money,
      nombre: 'Presupuesto de obra',
      estado: 'aprobado' as const,
      numero: 1,
      fechaAprobacion,
    }
    const items = await seedBudget(db, project.id, approved, lines, 0)
    const draft = { ...money, nombre: 'Revisión de terminaciones', estado: 'borrador' as const }
    const drafted = await seedBudget(db, project.id, draft, lines.slice(0, 40), 1)
    const materials = await idsByCode(db, 'materiales', project.companyId)
    await insertInsumos(db, insumosOf(fixture, [...items, ...drafted], materials))
    await db
      .insertInto('correlativos')
      .values({ ambito: `proyecto:${project.id}`, tipo: 'presupuesto', ultimo: 1 })
      .execute()
  }
}
