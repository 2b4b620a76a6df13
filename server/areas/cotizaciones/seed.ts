import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, addMonths, dayAt, daysBetween, monthOf } from '../../lib/calendar.ts'
import { exact, roundTo } from '../../money/decimal.ts'
import type { Body } from '../../http/contract.ts'
import { insertNew } from '../../records/catalogue-rows.ts'
import { sampleId } from '../../records/sample.ts'
import { cotizaciones } from './catalogue.ts'

/** Other dollar rates relative to the official one. */
const kinds = { oficial: '1', MEP: '1.035' } as const

const isWorkingDay = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** A rate for each working day between the month ends of the fixture. */
function workingDays(dollar: string[], today: string): { fecha: string; venta: string }[] {
  const first = addMonths(monthOf(today), 1 - dollar.length)
  const knots = dollar.map((venta, index) => ({ day: `${addMonths(first, index)}-01`, venta }))
  knots[knots.length - 1]!.day = today
  return knots.slice(1).flatMap(({ day, venta }, index) => {
    const from = knots[index]!
    const span = daysBetween(from.day, day)
    const step = exact(venta).minus(from.venta).div(Math.max(1, span))
    return Array.from({ length: span }, (_, passed) => ({
      fecha: addDays(from.day, passed + 1),
      venta: roundTo(step.times(passed + 1).plus(from.venta), 2),
    })).filter(({ fecha }) => isWorkingDay(fecha))
  })
}

/** Seeds the dollar rates of 18 months in each sample company. */
export async function seedCotizaciones(db: Db, { now }: SeedContext): Promise<void> {
  const { dollar } = readFixture<{ dollar: string[] }>('cotizaciones')
  const days = workingDays(dollar, dayAt(now))
  const companies = await db.selectFrom('developers').select('id').execute()
  for (const { id: company } of companies) {
    const entries = Object.entries(kinds).flatMap(([tipo, share]) =>
      days.map(({ fecha, venta }) => ({
        moneda: 'USD' as const,
        tipo: tipo as keyof typeof kinds,
        fecha,
        compra: roundTo(exact(venta).times(share).times('0.982'), 2),
        venta: roundTo(exact(venta).times(share), 2),
        fuente: tipo === 'oficial' ? 'Banco Nación' : 'Mercado',
      })),
    )
    const withIds = entries.map((entry, index) => ({ id: sampleId(company, 'cotizaciones', index), ...entry }))
    await insertNew<Body<'createCotizacion'>>(db, cotizaciones, company, withIds)
  }
}
