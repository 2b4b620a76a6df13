import type { SeedContext } from '../../db/seed-context.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, addMonths, dayAt, monthOf } from '../../lib/calendar.ts'
import { exact, importe, toScaled } from '../../money/decimal.ts'
import { inBase, rateOn, type Rate } from '../../money/rates.ts'
import { insertSampleRecords } from '../../records/record-rows.ts'
import { filledProjects, sampleId, sampleRandom } from '../../records/sample.ts'
import { readRates } from '../../money/company-rates.ts'
import { cobrosPrevistos } from './planned.record.ts'
import { cobros, type Cobro } from './record.ts'
import { samplePlans, type SamplePlan } from './sample-plans.ts'

const people = ['Familia Aráoz', 'Lucía Benavídez', 'Gastón Ferro'] as const
const investor = 'Inversora del Delta S.A.'
const months = 13
/** The share of all spending that is received at the start. */
const firstShare = '0.2'

type Project = { id: number; companyId: number; monedaBase: string; total: string }
type Received = Pick<Cobro, 'fecha' | 'concepto' | 'de' | 'moneda' | 'importe'>

/** An initial contribution, then monthly ones and instalments of buyers in dollars: slightly more than was spent. */
function receivedIn({ id, monedaBase, total }: Project, rates: Rate[], today: string): Received[] {
  const random = sampleRandom(id * 104_729)
  const aMonth = exact(total).div(100).div(months)
  const each = Array.from({ length: months }, (_, index): Received[] => {
    const month = addMonths(monthOf(today), index + 1 - months)
    const rate = rateOn(rates, `${month}-05`) ?? rates[0]!
    const inDollars = monedaBase === 'USD' ? aMonth : aMonth.div(rate.valor)
    const share = (least: number, range: number) => (least + random() * range).toFixed(3)
    const contribution = importe(aMonth.times(share(0.62, 0.2)))
    const instalments = people.map((de, person) => ({
      fecha: addDays(`${month}-01`, 4 + person * 3),
      concepto: person === 0 ? ('venta' as const) : ('cuota' as const),
      de,
      moneda: 'USD' as const,
      importe: importe(inDollars.times(share(0.08, 0.04))),
    }))
    const moneda = monedaBase as Cobro['moneda']
    return [{ fecha: `${month}-03`, concepto: 'aporte', de: investor, moneda, importe: contribution }, ...instalments]
  })
  const start = `${addMonths(monthOf(today), -months - 4)}-03`
  const initial = importe(exact(total).div(100).times(firstShare))
  const own = monedaBase as Cobro['moneda']
  const first: Received = { fecha: start, concepto: 'aporte', de: investor, moneda: own, importe: initial }
  return [first, ...each.flat()].filter(({ fecha }) => fecha <= today).toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1))
}

/** The projects with documents, with the total of their documents and certificates. */
async function selectSpending(db: Db): Promise<Project[]> {
  const certified = await db
    .selectFrom('certificados')
    .select((eb) => ['proyectoId', eb.fn.sum<string>('netoBase').as('total')])
    .groupBy('proyectoId')
    .execute()
  const ofContracts = new Map(certified.map(({ proyectoId, total }) => [proyectoId, total]))
  const projects = await db
    .selectFrom('comprobantes')
    .innerJoin('projects', 'projects.id', 'comprobantes.proyectoId')
    .select((eb) => ['projects.id', 'companyId', 'monedaBase', eb.fn.sum<string>('totalBase').as('total')])
    .groupBy(['projects.id', 'companyId', 'monedaBase'])
    .orderBy('projects.id')
    .execute()
  const both = (id: number, total: string) => exact(total).plus(ofContracts.get(id) ?? 0)
  return projects.map((project) => ({ ...project, total: both(project.id, project.total).toFixed() }))
}

async function selectCac(db: Db, desarrolladoraId: number): Promise<string | null> {
  const found = db.selectFrom('indices').select('id').where('desarrolladoraId', '=', desarrolladoraId)
  return (await found.where('codigo', '=', 'CAC').executeTakeFirst())?.id ?? null
}

async function insertPlans(db: Db, proyectoId: number, plans: SamplePlan[]): Promise<void> {
  if (plans.length === 0) return
  const records = plans.map(({ plan }) => plan)
  await insertSampleRecords(db, cobrosPrevistos, proyectoId, records)
  const rows = plans.flatMap(({ plan, cuotas }) =>
    cuotas.map(({ importe: amount, ...cuota }) => {
      return { ...cuota, previstoId: plan.id, proyectoId, importe: toScaled('importe', amount) }
    }),
  )
  await insertRows(db, 'cuotas', rows)
  const number = { ambito: `proyecto:${proyectoId}`, tipo: 'cobroPrevisto', ultimo: records.length }
  await db.insertInto('correlativos').values(number).execute()
}

/** Seeds the receipts of the projects with documents. */
export async function seedCobros(db: Db, { now }: SeedContext): Promise<void> {
  const today = dayAt(now)
  const projects = await selectSpending(db)
  const made = new Map<number, number>()
  for (const project of projects) {
    const { id: proyectoId, companyId, monedaBase } = project
    const from = `${addMonths(monthOf(today), 1 - months)}-01`
    const scope = { db, desarrolladoraId: companyId, today }
    const rates = await readRates(scope, { moneda: 'USD', tipo: 'oficial', from, to: today })
    const first = made.get(companyId) ?? 0
    const each = receivedIn(project, rates, today).map((received, index): Cobro => {
      const rate = rateOn(rates, received.fecha) ?? rates[0]!
      const cotizacion = received.moneda === monedaBase ? null : { tipo: 'oficial', ...rate, fuente: 'Banco Nación' }
      const importeBase = inBase(received.importe, { moneda: received.moneda, cotizacion }, monedaBase)
      const fields = {
        id: sampleId(companyId, 'cobros', first + index),
        numero: index + 1,
        version: 1,
        cuentaId: null,
        cuenta: null,
        cuotaId: null,
        cuota: null,
        importeCuota: null,
        enLetras: '',
        nota: '',
        avisos: [],
      }
      return { ...fields, ...received, cotizacion, importeBase, estado: 'registrado', motivoEstado: null }
    })
    made.set(companyId, first + each.length)
    const indiceId = await selectCac(db, companyId)
    if (filledProjects.has(proyectoId))
      await insertPlans(db, proyectoId, samplePlans(each, { proyectoId, today, indiceId }))
    await insertSampleRecords(db, cobros, proyectoId, each)
    const number = { ambito: `proyecto:${proyectoId}`, tipo: 'cobro', ultimo: each.length }
    await db.insertInto('correlativos').values(number).execute()
  }
}
