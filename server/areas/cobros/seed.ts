import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, addMonths, dayAt, monthOf } from '../../lib/calendar.ts'
import { exact, importe } from '../../lib/decimal.ts'
import { inBase, rateOn } from '../../lib/valuation.ts'
import { documentColumns } from '../../records/document.service.ts'
import { sampleId, sampleRandom } from '../../records/sample.ts'
import { readRates } from '../cotizaciones/service.ts'
import { cobros, type Cobro } from './document.ts'

const people = [
  'Familia Aráoz',
  'Lucía Benavídez',
  'Gastón Ferro',
  'Inversora del Delta S.A.',
  'Marta Quiroga',
] as const
const months = 13

/** What the projects with documents received: each month a contribution, and instalments of buyers in dollars. */
export async function seedCobros(db: Db, { now }: SeedContext): Promise<void> {
  const today = dayAt(now)
  const spent = await db
    .selectFrom('comprobantes')
    .innerJoin('projects', 'projects.id', 'comprobantes.proyectoId')
    .select((eb) => ['projects.id', 'developerId', 'monedaBase', eb.fn.sum<string>('totalBase').as('total')])
    .groupBy(['projects.id', 'developerId', 'monedaBase'])
    .orderBy('projects.id')
    .execute()
  const made = new Map<number, number>()
  for (const { total, ...project } of spent) {
    const scope = { db, desarrolladoraId: project.developerId, today }
    const from = `${addMonths(monthOf(today), 1 - months)}-01`
    const rates = await readRates(scope, { moneda: 'USD', tipo: 'oficial', from, to: today })
    const random = sampleRandom(project.id * 104_729)
    const aMonth = exact(String(total)).div(100).div(months)
    const one = (fecha: string, more: Pick<Cobro, 'concepto' | 'de' | 'moneda' | 'importe'>): Cobro => {
      const count = made.get(project.developerId) ?? 0
      made.set(project.developerId, count + 1)
      const rate = rateOn(rates, fecha) ?? rates[0]!
      const cotizacion =
        more.moneda === project.monedaBase ? null : { tipo: 'oficial', ...rate, fuente: 'Banco Nación' }
      const importeBase = inBase(more.importe, { moneda: more.moneda, cotizacion }, project.monedaBase)
      const id = sampleId(project.developerId, 'cobros', count)
      const state = { estado: 'registrado' as const, motivoEstado: null, nota: '', avisos: [], version: 1 }
      return { id, numero: 0, fecha, ...more, cotizacion, importeBase, ...state }
    }
    const each = Array.from({ length: months }, (_, index) => `${addMonths(monthOf(today), index + 1 - months)}`)
      .flatMap((month) => {
        const inDollars =
          project.monedaBase === 'USD' ? aMonth : aMonth.div((rateOn(rates, `${month}-05`) ?? rates[0]!).valor)
        const contribution = importe(aMonth.times((0.62 + random() * 0.2).toFixed(3)))
        const instalments = people.slice(0, 3).map((de, index) =>
          one(addDays(`${month}-01`, 4 + index * 3), {
            concepto: index === 0 ? 'venta' : 'cuota',
            de,
            moneda: 'USD',
            importe: importe(inDollars.times((0.08 + random() * 0.04).toFixed(3))),
          }),
        )
        const aporte = {
          concepto: 'aporte',
          de: people[3],
          moneda: project.monedaBase as 'ARS',
          importe: contribution,
        } as const
        return [one(`${month}-03`, aporte), ...instalments]
      })
      .filter(({ fecha }) => fecha <= today)
      .toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1))
      .map((cobro, index) => ({ ...cobro, numero: index + 1 }))
    await db
      .insertInto('cobros')
      .values(each.map((cobro) => documentColumns(cobros, project.id, cobro)) as never)
      .execute()
    await db
      .insertInto('correlativos')
      .values({ ambito: `proyecto:${project.id}`, tipo: 'cobro', ultimo: each.length })
      .execute()
  }
}
