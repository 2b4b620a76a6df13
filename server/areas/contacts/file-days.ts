/** Birthdays as files contain them. */
import type { ParsedContact } from './file-contact.ts'

/** The order of day and month in a column. */
export type DayOrder = 'day first' | 'month first'

const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})( .*)?$/
/** Outlook's empty date. */
const empty = /^0?0\/0?0\/0+$/

/** The order in a column, by the values that allow only one; undefined if all allow both. */
export function dayOrderOf(texts: string[]): DayOrder | undefined {
  const pairs = texts.flatMap((text) => {
    const [, first, second] = numbers.exec(text.trim()) ?? []
    return first && second ? [[Number(first), Number(second)] as const] : []
  })
  if (pairs.some(([first]) => first > 12)) return 'day first'
  if (pairs.some(([, second]) => second > 12)) return 'month first'
  return pairs.every(([first, second]) => first === second) ? 'day first' : undefined
}

const two = (text: string | undefined) => text!.padStart(2, '0')

/** A date without its year, '--03-14' or '14/3', as day and month. */
function yearlessDay(text: string, order: DayOrder): string | undefined {
  const [, isoMonth, isoDay] = /^--(\d{2})-?(\d{2})$/.exec(text) ?? []
  if (isoMonth) return `${isoDay}/${isoMonth}`
  const [, first, second] = /^(\d{1,2})[/-](\d{1,2})$/.exec(text) ?? []
  if (!first) return undefined
  return order === 'day first' ? `${two(first)}/${two(second)}` : `${two(second)}/${two(first)}`
}

/** Sets the birthday from a text. A date without a year, or one that is not understood, is noted: a contact stores whole dates. */
export function setBirthday(contact: ParsedContact, written: string, order: DayOrder = 'day first'): void {
  const text = written.trim()
  if (text === '' || empty.test(text)) return
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ].*)?$/.exec(text) ?? []
  const [, first, second, end] = numbers.exec(text) ?? []
  if (year) contact.birthday = `${year}-${month}-${day}`
  else if (end && order === 'day first') contact.birthday = `${end}-${two(second)}-${two(first)}`
  else if (end) contact.birthday = `${end}-${two(first)}-${two(second)}`
  else contact.noted.push({ field: 'Cumpleaños', value: yearlessDay(text, order) ?? text })
}
