/** Default entries of a new company. */
import type { Db } from '../../db/schema.ts'
import type { Body } from '../../http/contract.ts'
import { insertNew } from '../../records/catalogue-rows.ts'
import { feriados } from './catalogue.ts'
import { nationalHolidays } from './holidays.ts'

/** Adds the national holidays of a year and the next to a company. */
export async function addUsualHolidays(
  db: Db,
  desarrolladoraId: number,
  year: number,
  makeId: (index: number) => string,
): Promise<void> {
  // Two holidays may be on the same day: the day counts once.
  const days = new Map([year, year + 1].flatMap(nationalHolidays).map((holiday) => [holiday.fecha, holiday]))
  const entries = [...days.values()].map((holiday, index) => ({
    id: makeId(index),
    ...holiday,
    alcance: 'nacional' as const,
  }))
  await insertNew<Body<'createFeriado'>>(db, feriados, desarrolladoraId, entries)
}
