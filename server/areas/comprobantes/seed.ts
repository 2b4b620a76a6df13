import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, dayAt, daysBetween } from '../../lib/calendar.ts'
import { exact, importe, toScaled } from '../../money/decimal.ts'
import { inBase, rateOn, type Rate } from '../../money/rates.ts'
import { insertSampleRecords } from '../../records/record-rows.ts'
import { filledProjects, sampleId, sampleRandom } from '../../records/sample.ts'
import { readRates } from '../../money/company-rates.ts'
import { amountsInBase, comprobantes, type Comprobante } from './record.ts'
import { nothingOwed } from './retained.service.ts'
import { calculateAmounts, defaultLines } from './calculate-amounts.ts'
import { fullNumber } from '../../lib/document-number.ts'

/** Dollars spent by project, one number per 28-day period up to the seeding. */
type Fixture = { spent: Record<number, number[]> }
type Project = { id: number; companyId: number; monedaBase: string }
type Supplier = { id: string; razonSocial: string; cuit: string; condicionIva: string; condicionPagoDias: number }
type Sample = Supplier & { rubros: string[] }

const documentsPerPeriod = { filled: 31, lightly: 4 }
const periodDays = 28

/** The suppliers of a company with the rubros they work in. */
async function suppliersOf(db: Db, company: number): Promise<Sample[]> {
  const columns = ['id', 'razonSocial', 'cuit', 'condicionIva', 'condicionPagoDias'] as const
  const own = db.selectFrom('proveedores').where('desarrolladoraId', '=', company)
  const suppliers = await own.select(columns).where('condicionIva', '<>', 'exterior').orderBy('id').execute()
  const links = await db.selectFrom('proveedorRubros').selectAll().orderBy('orden').execute()
  const rubros = Map.groupBy(links, ({ proveedorId }) => proveedorId)
  return suppliers
    .map((supplier) => ({ ...supplier, rubros: (rubros.get(supplier.id) ?? []).map(({ rubroId }) => rubroId) }))
    .filter((supplier) => supplier.rubros.length > 0)
}

type Making = {
  project: Project
  suppliers: Sample[]
  rates: Rate[]
  random: () => number
  today: string
  /** The last number used, by supplier. */
  numbers: Map<string, number>
}

const pick = <Value>(values: readonly Value[], random: () => number): Value =>
  values[Math.floor(random() * values.length)]!

const nothingElse = {
  lineas: defaultLines,
  contratoId: null,
  contrato: null,
  certificadoId: null,
  certificado: null,
  documentos: [],
  nota: '',
  pagado: '0.00',
  avisos: [],
}

/** The state fields and balance of a new document without payments. */
function stateOf(estado: Comprobante['estado'], balance: Pick<Comprobante, 'saldo' | 'saldoBase'>) {
  const isOwed = estado === 'registrado'
  return {
    estado,
    motivoEstado: estado === 'anulado' ? 'Se cargó con el importe de otra factura.' : null,
    estadoPago: isOwed ? ('impago' as const) : null,
    ...nothingOwed,
    ...(isOwed && balance),
    version: isOwed ? 1 : 2,
  }
}

const supplierFields = ({ id, razonSocial, cuit, condicionIva }: Supplier) => ({
  proveedorId: id,
  proveedor: razonSocial,
  cuit,
  condicionIva: condicionIva as Comprobante['condicionIva'],
})

/** Some suppliers of sample documents collect IIBB, a few VAT too; derived from the number, so that the rest of the sample stays. */
function perceived(letra: string, neto: string, numero: number) {
  if (letra !== 'A' || numero % 8 > 1) return []
  const share = (rate: string) => importe(exact(neto).times(rate).div(100))
  const [caba, province] = [
    { impuesto: 'iibb' as const, jurisdiccion: 'CABA', importe: share('3') },
    { impuesto: 'iibb' as const, jurisdiccion: 'Buenos Aires', importe: share('1.5') },
  ]
  return numero % 8 === 0 ? [caba] : [province, { impuesto: 'iva' as const, importe: share('3') }]
}

/** A code of the form of a CAE, and the last day of it. */
const caeOf = (fecha: string, numero: number) => ({
  cae: `7${fecha.replaceAll('-', '').slice(2)}${String(numero).padStart(7, '0')}`,
  caeVence: addDays(fecha, 10),
})

/** A sample document of about `dollars`, on `fecha`. */
function recordOf(making: Making, id: string, fecha: string, dollars: number): Comprobante {
  const { project, suppliers, rates, random, today, numbers } = making
  const supplier = pick(suppliers, random)
  const numero = (numbers.get(supplier.id) ?? 400 + Math.floor(random() * 9000)) + 1 + Math.floor(random() * 40)
  numbers.set(supplier.id, numero)
  const moneda = random() < 0.12 ? 'USD' : 'ARS'
  const rate = rateOn(rates, fecha) ?? rates[0]!
  const cotizacion = moneda === project.monedaBase ? null : { tipo: 'oficial', ...rate, fuente: 'Banco Nación' }
  const neto = importe(exact(dollars.toFixed(2)).times(moneda === 'USD' ? 1 : rate.valor))
  const tipo = random() < 0.04 ? 'notaCredito' : random() < 0.03 ? 'notaDebito' : 'factura'
  const letra = supplier.condicionIva === 'RI' ? 'A' : 'C'
  const alicuota = random() < 0.15 ? '10.5' : '21'
  const [first, second] = [pick(supplier.rubros, random), pick(supplier.rubros, random)]
  const part = importe(exact(neto).times('0.6'))
  const imputaciones =
    first !== second && random() < 0.2
      ? [
          { rubroId: first, importe: part },
          { rubroId: second, importe: importe(exact(neto).minus(part)) },
        ]
      : [{ rubroId: first }]
  const iva = letra === 'A' ? [{ alicuota } as const] : []
  const amounts = calculateAmounts({ letra, neto, iva, percepciones: perceived(letra, neto, numero), imputaciones })
  const days = daysBetween(fecha, today)
  const estado = days < 4 && random() < 0.5 ? 'borrador' : random() < 0.012 ? 'anulado' : 'registrado'
  const number = { letra, puntoVenta: 1 + (supplier.cuit.charCodeAt(9) % 12), numero } as const
  const base = amountsInBase(project.monedaBase, { ...amounts, tipo, moneda, cotizacion })
  return {
    ...amounts,
    ...base,
    ...number,
    id,
    tipo,
    numeroCompleto: fullNumber(number),
    ...supplierFields(supplier),
    fecha,
    vencimiento: addDays(fecha, supplier.condicionPagoDias),
    moneda,
    cotizacion,
    imputaciones: amounts.imputaciones.map(({ itemId = null, ...part }) => ({
      ...part,
      itemId,
      item: null,
      rubro: '',
    })),
    ...nothingElse,
    ...caeOf(fecha, numero),
    ...stateOf(estado, { saldo: amounts.total, saldoBase: base.totalBase }),
  }
}

async function insertComprobantes(db: Db, project: Project, each: Comprobante[]): Promise<void> {
  const parts = each.flatMap(({ id, imputaciones, tipo, moneda, cotizacion }) =>
    imputaciones.map(({ rubroId, importe: amount }, orden) => {
      const inProject = toScaled('importe', inBase(amount, { moneda, cotizacion }, project.monedaBase))
      const counted = tipo === 'notaCredito' ? -inProject : inProject
      const amounts = { importe: toScaled('importe', amount), importeBase: counted }
      return { comprobanteId: id, orden, proyectoId: project.id, rubroId, itemId: null, ...amounts }
    }),
  )
  await insertSampleRecords(db, comprobantes, project.id, each)
  await insertRows(db, 'comprobanteImputaciones', parts)
}

/** Seeds comprobantes of the active projects, with the amount per period that the fixture defines. */
export async function seedComprobantes(db: Db, { now }: SeedContext): Promise<void> {
  const { spent: expenses } = readFixture<Fixture>('comprobantes')
  const today = dayAt(now)
  const columns = ['id', 'companyId', 'monedaBase', 'estado'] as const
  const projects = await db
    .selectFrom('projects')
    .select(columns)
    .where('estado', '=', 'activo')
    .orderBy('id')
    .execute()
  const companies = new Map<number, { suppliers: Sample[]; numbers: Map<string, number>; made: number }>()
  for (const project of projects) {
    const spent = expenses[project.id]
    if (!spent) continue
    const { companyId } = project
    const company = companies.get(companyId) ?? {
      suppliers: await suppliersOf(db, companyId),
      numbers: new Map(),
      made: 0,
    }
    companies.set(companyId, company)
    const scope = { db, desarrolladoraId: companyId, today }
    const from = addDays(today, 1 - periodDays * spent.length)
    const rates = await readRates(scope, { moneda: 'USD', tipo: 'oficial', from, to: today })
    const making: Making = { project, ...company, rates, random: sampleRandom(project.id), today }
    const count = filledProjects.has(project.id) ? documentsPerPeriod.filled : documentsPerPeriod.lightly
    const each = spent.flatMap((dollars, period) => {
      const first = addDays(from, periodDays * period)
      const weights = Array.from({ length: count }, () => 0.3 + making.random() * 1.7)
      const total = weights.reduce((all, weight) => all + weight, 0)
      return weights.map((weight) => {
        const day = addDays(first, Math.floor(making.random() * periodDays))
        const id = sampleId(companyId, 'comprobantes', company.made++)
        return recordOf(making, id, day > today ? today : day, (dollars * weight) / total)
      })
    })
    await insertComprobantes(
      db,
      project,
      each.toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1)),
    )
  }
}
