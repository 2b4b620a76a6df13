import { addDays, easterSunday } from '../../lib/calendar.ts'

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

/** Moves Tuesday and Wednesday to the Monday before, Thursday and Friday to the one after; other days stay. */
function toMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 2 || weekday === 3) return addDays(day, 1 - weekday)
  return weekday === 4 || weekday === 5 ? addDays(day, 8 - weekday) : day
}

/** The national holidays of Argentina in a year, in order; without bridge days, which are decreed each year. */
export function nationalHolidays(year: number): Holiday[] {
  const easter = easterSunday(year)
  return [
    ...fixedHolidays.map(([day, motivo]) => ({ fecha: `${year}-${day}`, motivo })),
    ...movedHolidays.map(([day, motivo]) => ({ fecha: toMonday(`${year}-${day}`), motivo })),
    { fecha: addDays(easter, -48), motivo: 'Carnaval' },
    { fecha: addDays(easter, -47), motivo: 'Carnaval' },
    { fecha: addDays(easter, -2), motivo: 'Viernes Santo' },
  ].toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1))
}
