import { addDays, easterSunday } from '../../lib/calendar.ts'

type Holiday = { fecha: string; motivo: string }

/** Those of a fixed day (law 27.399, article 1). */
const fixed: [day: string, motivo: string][] = [
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

/** Those that move to a Monday (article 6). */
const moved: [day: string, motivo: string][] = [
  ['06-17', 'Paso a la Inmortalidad del General Martín Miguel de Güemes'],
  ['08-17', 'Paso a la Inmortalidad del General José de San Martín'],
  ['10-12', 'Día del Respeto a la Diversidad Cultural'],
  ['11-20', 'Día de la Soberanía Nacional'],
]

/** Tuesday and Wednesday go to the Monday before, Thursday and Friday to the one after; others stay. */
function toMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 2 || weekday === 3) return addDays(day, 1 - weekday)
  return weekday === 4 || weekday === 5 ? addDays(day, 8 - weekday) : day
}

/** The national holidays of Argentina of a year, in their order; bridge days are decreed each year and not among them. */
export function nationalHolidays(year: number): Holiday[] {
  const easter = easterSunday(year)
  return [
    ...fixed.map(([day, motivo]) => ({ fecha: `${year}-${day}`, motivo })),
    ...moved.map(([day, motivo]) => ({ fecha: toMonday(`${year}-${day}`), motivo })),
    { fecha: addDays(easter, -48), motivo: 'Carnaval' },
    { fecha: addDays(easter, -47), motivo: 'Carnaval' },
    { fecha: addDays(easter, -2), motivo: 'Viernes Santo' },
  ].toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1))
}
