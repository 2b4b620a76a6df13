import { addDays, easterSunday } from '../../lib/calendar.ts'
import { decreedMoves } from './decreed-moves.ts'

type Holiday = { fecha: string; motivo: string }

/** Holidays on a fixed day (law 27.399, article 1). */
const fixedHolidays: [day: string, motivo: string][] = [
  ['01-01', 'Año Nuevo'],
  ['03-24', 'Día Nacional de la Memoria por la Verdad y la Justicia'],
  ['04-02', 'Día del Veterano y de los Caídos en la Guerra de Malvinas'],
  ['05-01', 'Día del Trabajador'],
  ['05-25', 'Día de la Revolución de Mayo'],
  ['06-20', 'Paso a la Inmortalidad del General Manuel Belgrano'],
  ['07-09', 'Día de la Independencia'],
  ['12-08', 'Inmaculada Concepción de María'],
  ['12-25', 'Navidad'],
]

/** Holidays moved to a Monday (article 6). */
const movedHolidays: [day: string, motivo: string][] = [
  ['06-17', 'Paso a la Inmortalidad del General Martín Miguel de Güemes'],
  ['08-17', 'Paso a la Inmortalidad del General José de San Martín'],
  ['10-12', 'Día del Respeto a la Diversidad Cultural'],
  ['11-20', 'Día de la Soberanía Nacional'],
]

/** Tuesday and Wednesday move to the Monday before, Thursday and Friday to the one after, and weekends by resolution. */
function movedHoliday(day: string, motivo: string): Holiday {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 2 || weekday === 3) return { fecha: addDays(day, 1 - weekday), motivo }
  if (weekday === 4 || weekday === 5) return { fecha: addDays(day, 8 - weekday), motivo }
  if (weekday === 1) return { fecha: day, motivo }
  const decreed = decreedMoves[day]
  return decreed ? { fecha: decreed.to, motivo } : { fecha: day, motivo: `${motivo} (puede moverse por resolución)` }
}

/** Paid and not worked on any site: collective agreements 76/75, article 19, and 660/13, article 20. */
export const constructionWorkersDay = (year: number): Holiday => ({
  fecha: `${year}-04-22`,
  motivo: 'Día del Trabajador de la Construcción',
})

/** The national holidays of Argentina in a year, in order; without bridge days, which are decreed each year. */
export function nationalHolidays(year: number): Holiday[] {
  const easter = easterSunday(year)
  return [
    ...fixedHolidays.map(([day, motivo]) => ({ fecha: `${year}-${day}`, motivo })),
    ...movedHolidays.map(([day, motivo]) => movedHoliday(`${year}-${day}`, motivo)),
    { fecha: addDays(easter, -48), motivo: 'Carnaval' },
    { fecha: addDays(easter, -47), motivo: 'Carnaval' },
    { fecha: addDays(easter, -2), motivo: 'Viernes Santo' },
  ].toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1))
}
