/** Default entries of a new company. */
import type { Db } from '../../db/schema.ts'
import type { Body } from '../../http/contract.ts'
import { insertNew } from '../../records/catalogue-rows.ts'
import { feriados } from './catalogue.ts'
import { constructionWorkersDay, nationalHolidays } from './holidays.ts'

/** Adds the national holidays of a year and the next to a company, and the day of its workers. */
export async function addUsualHolidays(
  db: Db,
  desarrolladoraId: number,
  year: number,
  makeId: (index: number) => string,
): Promise<void> {
  // Two holidays may be on the same day: the day counts once.
  const days = new Map([year, year + 1].flatMap(nationalHolidays).map((holiday) => [holiday.fecha, holiday]))
  const national = [...days.values()].map((holiday) => ({ ...holiday, alcance: 'nacional' as const }))
  const own = [year, year + 1].map(constructionWorkersDay).map((day) => ({ ...day, alcance: 'empresa' as const }))
  const entries = [...national, ...own].map((holiday, index) => ({ id: makeId(index), ...holiday }))
  await insertNew<Body<'createFeriado'>>(db, feriados, desarrolladoraId, entries)
}
