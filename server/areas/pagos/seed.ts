import type { SeedContext } from '../../db/seed-context.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, dayAt, monthOf } from '../../lib/calendar.ts'
import { exact, fromScaled, importe as importeOf, toScaled } from '../../money/decimal.ts'
import { inBase, rateOn, type Rate } from '../../money/rates.ts'
import { insertSampleRecords } from '../../records/record-rows.ts'
import { sampleId, sampleRandom } from '../../records/sample.ts'
import { readRates } from '../../money/company-rates.ts'
import { meansRows, normalizeMeans, type Means } from './means.ts'
import { insertMeans, insertWithholdings } from './queries.ts'
import { normalizeWithholdings, withholdingRows, type Withholding } from './withholdings.ts'
import { pagos, type Pago } from './record.ts'

type Owed = {
  entidad: 'comprobante' | 'certificado'
  id: string
  proveedorId: string
  razonSocial: string
  vencimiento: string
  moneda: string
  /** The rate of the document as JSON. */
  cotizacion: string | null
  total: number
  totalBase: number
}
type Project = { id: number; companyId: number; monedaBase: string }
type Making = {
  project: Project
  rates: Rate[]
  random: () => number
  today: string
  /** The last number of a certificate of withholding of the company by year. */
  certificates: Map<string, number>
}
/** A document with the amount paid of it, in cents. */
type Paid = Owed & { paid: number }

/** Of a sample payment; their ids depend on it. */
const mostMeans = 4

const media = ['transferencia', 'transferencia', 'transferencia', 'echeq', 'echeq', 'efectivo'] as const

/** Open documents of a project without credit notes, earliest due date first. */
async function selectInvoices(db: Db, proyectoId: number): Promise<Owed[]> {
  const found = db
    .selectFrom('comprobantes')
    .innerJoin('proveedores', 'proveedores.id', 'proveedorId')
    .select([
      'comprobantes.id',
      'proveedorId',
      'razonSocial',
      'vencimiento',
      'moneda',
      'cotizacion',
      'total',
      'totalBase',
    ])
    .where('proyectoId', '=', proyectoId)
    .where('estado', '=', 'registrado')
    .where('tipo', '<>', 'notaCredito')
    .orderBy('vencimiento')
    .orderBy('comprobantes.seq')
  return (await found.execute()).map((row) => ({ entidad: 'comprobante', ...row }))
}

/** Approved certificates due before a day, earliest due date first. */
async function selectCertificates(db: Db, proyectoId: number, before: string): Promise<Owed[]> {
  const found = db
    .selectFrom('certificados')
    .innerJoin('contratos', 'contratos.id', 'contratoId')
    .innerJoin('proveedores', 'proveedores.id', 'contratos.proveedorId')
    .select(['certificados.id', 'contratos.proveedorId', 'razonSocial', 'vencimiento', 'certificados.moneda'])
    .select('certificados.cotizacion')
    .select(['neto as total', 'netoBase as totalBase'])
    .where('certificados.proyectoId', '=', proyectoId)
    .where('certificados.estado', '=', 'aprobado')
    .where('vencimiento', '<', before)
    .orderBy('vencimiento')
    .orderBy('certificados.seq')
  return (await found.execute()).map((row) => ({ entidad: 'certificado', ...row, vencimiento: row.vencimiento! }))
}

/** Groups the documents to be paid by payment: nearly all that are long due, most of the recent ones, none due later. */
function paymentsOf(owed: Owed[], { random, today }: Making): Paid[][] {
  const together: Paid[][] = []
  for (const each of Map.groupBy(owed, ({ proveedorId, moneda }) => `${proveedorId} ${moneda}`).values()) {
    let open: Paid[] = []
    for (const document of each) {
      const isLongDue = document.vencimiento < addDays(today, -40)
      if (document.vencimiento > addDays(today, -2) || random() > (isLongDue ? 0.98 : 0.82)) continue
      const share = random() < 0.06 ? 0.5 : 1
      open.push({ ...document, paid: Math.round(document.total * share) })
      if (random() < 0.7 || open.length === 3) {
        together.push(open)
        open = []
      }
    }
    if (open.length > 0) together.push(open)
  }
  return together
}

const lastDue = (paid: Paid[]) => paid.at(-1)!.vencimiento

const rateOf = (text: string | null) => (text === null ? null : (JSON.parse(text) as NonNullable<Pago['cotizacion']>))

const banks = ['Banco Galicia', 'Banco Macro', 'Banco Nación'] as const

/** The number of an eCheq and the day of its debit: at once, after 30 days, or after 60. */
const chequeOf = (fecha: string, count: number) => ({
  numero: String(20_400_000 + count * 7),
  banco: banks[count % banks.length]!,
  fechaDebito: addDays(fecha, (count % 3) * 30),
})

type Withheld = { fecha: string; moneda: string; amount: number; count: number }

/** Every sixth payment in pesos of a project in pesos withholds 2 % for Ganancias; its base is the amount without VAT. */
function withholdingsOf({ project, certificates }: Making, { fecha, moneda, amount, count }: Withheld): Withholding[] {
  if (moneda !== 'ARS' || project.monedaBase !== 'ARS' || count % 6 !== 2) return []
  const base = importeOf(exact(amount).div(121))
  const year = fecha.slice(0, 4)
  const number = (certificates.get(year) ?? 0) + 1
  certificates.set(year, number)
  const numeroCertificado = `${year}-${String(number).padStart(6, '0')}`
  const [own] = normalizeWithholdings([{ impuesto: 'ganancias', base, alicuota: '2', regimen: 'Locaciones de obra' }])
  return [{ ...own!, id: sampleId(project.companyId, 'pagoRetenciones', count), numeroCertificado }]
}

/** What a payment is worth at its rate less what its documents are worth at theirs. */
function differenceOf(paid: Paid[], money: Pick<Pago, 'moneda' | 'cotizacion'>, monedaBase: string): string {
  const differences = paid.map(({ paid: cents, cotizacion }) => {
    const amount = fromScaled('importe', cents)
    const owed = inBase(amount, { ...money, cotizacion: rateOf(cotizacion) }, monedaBase)
    return exact(inBase(amount, money, monedaBase)).minus(owed)
  })
  return importeOf(differences.reduce((sum, each) => sum.plus(each), exact(0)))
}

/** The means of a sample payment; an eCheq of a later day is not debited yet. */
function meansFor(
  medio: (typeof media)[number],
  { project, today }: Making,
  of: Pick<Withheld, 'fecha' | 'count'> & { total: string },
): Means[] {
  const { fecha, count, total } = of
  const means = { medio, ...(medio === 'echeq' && chequeOf(fecha, count)) }
  return normalizeMeans([means], { fecha, total }).medios.map((each, index): Means => ({
    ...each,
    id: sampleId(project.companyId, 'pagoMedios', count * mostMeans + index),
    estado: (each.fechaDebito ?? fecha) > today ? 'emitido' : 'debitado',
  }))
}

/** `count` is the number of earlier payments of the company. */
function paymentOf(making: Making, paid: Paid[], numero: number, count: number): Pago {
  const { project, rates, random, today } = making
  const { proveedorId, razonSocial, moneda } = paid[0]!
  const fecha = [addDays(paid.at(-1)!.vencimiento, Math.floor(random() * 5)), today].toSorted()[0]!
  const rate = rateOn(rates, fecha) ?? rates[0]!
  const cotizacion = moneda === project.monedaBase ? null : { tipo: 'oficial', ...rate, fuente: 'Banco Nación' }
  const amount = paid.reduce((all, document) => all + document.paid, 0)
  // A few payments are rounded up, and the excess stays on account.
  const over = random() < 0.03 ? Math.ceil(amount * 0.02) : 0
  const retenciones = withholdingsOf(making, { fecha, moneda, amount, count })
  const retenido = retenciones[0]?.importe ?? '0.00'
  const importe = fromScaled('importe', amount + over - toScaled('importe', retenido))
  const money = { moneda, cotizacion } as Pick<Pago, 'moneda' | 'cotizacion'>
  const aCuenta = fromScaled('importe', over)
  const diferenciaCambio = differenceOf(paid, money, project.monedaBase)
  const medio = media[Math.floor(random() * media.length)]!
  const medios = meansFor(medio, making, { fecha, count, total: importe })
  return {
    ...money,
    id: sampleId(project.companyId, 'pagos', count),
    numero,
    fecha,
    medio,
    proveedorId,
    proveedor: razonSocial,
    importe: importe,
    importeBase: inBase(importe, money, project.monedaBase),
    enLetras: '',
    rechazado: '0.00',
    medios,
    retenido,
    retenidoBase: retenido,
    retenciones,
    imputaciones: [],
    netoAplicado: '0.00',
    aplicadoEnOtraMoneda: '0.00',
    diferenciaCambio,
    documentos: [],
    aCuenta,
    aCuentaBase: inBase(aCuenta, money, project.monedaBase),
    nota: '',
    estado: 'registrado',
    motivoEstado: null,
    avisos: [],
    version: 1,
  }
}

/** The open balance of a document in the project's currency. */
const leftInBase = ({ total, totalBase, paid }: Paid) =>
  toScaled(
    'importe',
    importeOf(
      exact(totalBase)
        .times(total - paid)
        .div(total)
        .div(100),
    ),
  )

/** Seeds the payments of the sample documents and certificates. */
export async function seedPagos(db: Db, { now }: SeedContext): Promise<void> {
  const today = dayAt(now)
  const projects = await db.selectFrom('projects').select(['id', 'companyId', 'monedaBase']).orderBy('id').execute()
  const made = new Map<number, number>()
  const certificatesOf = new Map<number, Map<string, number>>()
  for (const project of projects) {
    const owed = await selectInvoices(db, project.id)
    if (owed.length === 0) continue
    // Cut off by month, so that seeding on the next day creates the same payments.
    const certificates = await selectCertificates(db, project.id, `${monthOf(today)}-01`)
    const firstDue = [...owed, ...certificates].map(({ vencimiento }) => vencimiento).toSorted()[0]!
    const scope = { db, desarrolladoraId: project.companyId, today }
    const rates = await readRates(scope, { moneda: 'USD', tipo: 'oficial', from: firstDue, to: today })
    const numbers = certificatesOf.get(project.companyId) ?? new Map<string, number>()
    certificatesOf.set(project.companyId, numbers)
    const random = sampleRandom(project.id * 7919)
    const making: Making = { project, rates, random, today, certificates: numbers }
    // Half of the last one stays open.
    const ofCertificates = certificates.map((certificate, index): Paid[] => {
      const isLast = index === certificates.length - 1
      return [{ ...certificate, paid: isLast ? Math.round(certificate.total / 2) : certificate.total }]
    })
    const each = [...paymentsOf(owed, making), ...ofCertificates].toSorted((a, b) => (lastDue(a) < lastDue(b) ? -1 : 1))
    const payments = each.map((paid, index) => {
      const count = made.get(project.companyId) ?? 0
      made.set(project.companyId, count + 1)
      return { paid, pago: paymentOf(making, paid, index + 1, count) }
    })
    await insertPayments(db, project, payments)
  }
  const counters = [...certificatesOf].flatMap(([company, numbers]) =>
    [...numbers].map(([year, ultimo]) => ({
      ambito: `empresa:${company}`,
      tipo: `retencion:ganancias:${year}`,
      ultimo,
    })),
  )
  if (counters.length > 0) await insertRows(db, 'correlativos', counters)
}

async function insertPayments(db: Db, project: Project, payments: { paid: Paid[]; pago: Pago }[]): Promise<void> {
  const parts = payments.flatMap(({ paid, pago }) =>
    paid.map((document, orden) => ({
      pagoId: pago.id,
      orden,
      comprobanteId: document.entidad === 'comprobante' ? document.id : null,
      certificadoId: document.entidad === 'certificado' ? document.id : null,
      importe: document.paid,
    })),
  )
  await insertSampleRecords(
    db,
    pagos,
    project.id,
    payments.map(({ pago }) => pago),
  )
  await insertRows(db, 'pagoImputaciones', parts)
  const place = { proyectoId: project.id, desarrolladoraId: project.companyId, monedaBase: project.monedaBase }
  await insertMeans(
    db,
    payments.flatMap(({ pago }) => meansRows(place, pago)),
  )
  await insertWithholdings(
    db,
    payments.flatMap(({ pago }) => withholdingRows(place, pago)),
  )
  for (const document of payments.flatMap(({ paid }) => paid)) {
    const balance = { saldo: document.total - document.paid, saldoBase: leftInBase(document) }
    const table = document.entidad === 'comprobante' ? 'comprobantes' : 'certificados'
    await db.updateTable(table).set(balance).where('id', '=', document.id).execute()
  }
  const ultimo = payments.length
  if (ultimo > 0)
    await db
      .insertInto('correlativos')
      .values({ ambito: `proyecto:${project.id}`, tipo: 'pago', ultimo })
      .execute()
}
