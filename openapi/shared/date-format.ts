/**
 * Days and months as people write them in sheets, for loads and for cells pasted into a table. The order of day and month is decided
 * per column, from all its values.
 */
import { identityKey } from './fold.ts'

export type DateOrder = 'dma' | 'mda'

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ][\d:.]+z?)?$/i
const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[t ][\d:.]+)?$/i
const named = /^(\d{1,2})[-/. ]+(?:de )?([a-z]{3,10})\.?[-/. ]+(?:de )?(\d{4}|\d{2})$/
const monthOnly = /^(\d{1,2})[-/.](\d{4})$|^(\d{4})[-/.](\d{1,2})$/
const namedMonth = /^([a-z]{3,10})\.?[-/. ]+(?:de )?(\d{4}|\d{2})$/

const monthNumber = (name: string) => (name.startsWith('set') ? 9 : months.indexOf(name.slice(0, 3)) + 1)
/** Years of two digits: up to 2068, and from 1969. */
const yearOf = (text: string) => (text.length === 4 ? Number(text) : Number(text) + (Number(text) < 69 ? 2000 : 1900))

function dayOf(year: number, month: number, day: number): string | undefined {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ? text : undefined
}

/** 'lun 02/03/26': other programs write the day of the week too. */
const weekday = /^(?:lun|mar|mie|jue|vie|sab|dom)[a-z]*\.?,?\s+(?=\d)/
const withoutWeekday = (text: string) => identityKey(text).trim().replace(weekday, '')

/** A day `YYYY-MM-DD`; undefined if it is none. */
export function readDay(text: string, order: DateOrder): string | undefined {
  const folded = withoutWeekday(text)
  const [, isoYear, isoMonth, isoDay] = iso.exec(folded) ?? []
  if (isoYear) return dayOf(Number(isoYear), Number(isoMonth), Number(isoDay))
  const [, first, second, year] = numbers.exec(folded) ?? []
  if (first) {
    const [day, month] = order === 'dma' ? [first, second] : [second, first]
    return dayOf(yearOf(year!), Number(month), Number(day))
  }
  const [, day, name, namedYear] = named.exec(folded) ?? []
  return day ? dayOf(yearOf(namedYear!), monthNumber(name!), Number(day)) : undefined
}

/** A month `YYYY-MM`; undefined if it is none. */
export function readMonth(text: string): string | undefined {
  const folded = identityKey(text).trim()
  const [, month, year, yearFirst, monthLast] = monthOnly.exec(folded) ?? []
  const [, name, namedYear] = namedMonth.exec(folded) ?? []
  const [y, m] = year ? [Number(year), Number(month)] : yearFirst ? [Number(yearFirst), Number(monthLast)] : []
  const day = name ? dayOf(yearOf(namedYear!), monthNumber(name), 1) : y ? dayOf(y, m!, 1) : undefined
  return day?.slice(0, 7)
}

const firstSerial = 1
const lastSerial = 2_958_465

const dayAfter = (start: string, days: number): string =>
  new Date(Date.parse(`${start}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The day of a number of Excel; undefined if there is none. In the usual system, 60 is 29/02/1900, which never was. */
export function readSerial(serial: number, es1904: boolean): string | undefined {
  const whole = Math.floor(serial)
  if (whole < firstSerial || whole > lastSerial) return undefined
  if (es1904) return dayAfter('1904-01-01', whole)
  if (whole === 60) return undefined
  return dayAfter('1899-12-31', whole > 60 ? whole - 1 : whole)
}

/** Collects the texts of a column, and decides. */
export function createDateColumn() {
  const seen = { dma: 0, mda: 0, both: 0 }
  let example: string | undefined
  return {
    add(text: string): void {
      const [, first, second] = numbers.exec(withoutWeekday(text)) ?? []
      if (!first || first === second) return
      const order = Number(first) > 12 ? 'dma' : Number(second) > 12 ? 'mda' : 'both'
      seen[order] += 1
      if (order === 'both') example ??= text
    },
    /** The order, and the text that nothing decides. Values in both orders leave the others undecided. */
    decide(): { order: DateOrder | null; pregunta: string | null } {
      if (seen.dma > 0 && seen.mda === 0) return { order: 'dma', pregunta: null }
      if (seen.mda > 0 && seen.dma === 0) return { order: 'mda', pregunta: null }
      return seen.both === 0 ? { order: 'dma', pregunta: null } : { order: null, pregunta: example ?? null }
    },
  }
}
