/** Birthdays as files contain them. */
import type { DateOrder } from '../../../openapi/shared/date-format.ts'
import type { ParsedContact } from './file-contact.ts'

const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})( .*)?$/
/** Outlook's empty date. */
const empty = /^0?0\/0?0\/0+$/

const two = (text: string | undefined) => text!.padStart(2, '0')

/** A date without its year, '--03-14' or '14/3', as day and month. */
function yearlessDay(text: string, order: DateOrder): string | undefined {
  const [, isoMonth, isoDay] = /^--(\d{2})-?(\d{2})$/.exec(text) ?? []
  if (isoMonth) return `${isoDay}/${isoMonth}`
  const [, first, second] = /^(\d{1,2})[/-](\d{1,2})$/.exec(text) ?? []
  if (!first) return undefined
  return order === 'dma' ? `${two(first)}/${two(second)}` : `${two(second)}/${two(first)}`
}

/** Sets the birthday from a text. A date without a year, or one that is not understood, is noted: a contact stores whole dates. */
export function setBirthday(contact: ParsedContact, written: string, order: DateOrder = 'dma'): void {
  const text = written.trim()
  if (text === '' || empty.test(text)) return
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ].*)?$/.exec(text) ?? []
  const [, first, second, end] = numbers.exec(text) ?? []
  if (year) contact.birthday = `${year}-${month}-${day}`
  else if (end && order === 'dma') contact.birthday = `${end}-${two(second)}-${two(first)}`
  else if (end) contact.birthday = `${end}-${two(first)}-${two(second)}`
  else contact.noted.push({ field: 'Cumpleaños', value: yearlessDay(text, order) ?? text })
}
