import { parseDate, parseMonth } from '../../../lib/date-text.ts'
import { decimalOf } from '../../../lib/number-text.ts'

export type PastedRow = { when: string; value: string }
export type Pasted = { rows: PastedRow[]; wrong: string[] }

/**
 * Lines of a spreadsheet, each with a period and a value: '03/2026 → 18.642,30'. The first line may be a heading. What is not
 * understood is told by its line.
 */
export function readPasted(text: string, isMonthly: boolean): Pasted {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const rows: PastedRow[] = []
  const wrong: string[] = []
  for (const [index, line] of lines.entries()) {
    const [first = '', second = ''] = line.trim().split(/[\t;]/.test(line) ? /\s*[\t;]\s*/ : /\s+/)
    const when = isMonthly ? monthOf(first) : dayOf(first)
    const value = decimalOf(second)
    if (when && value && !/^-|^0(\.0*)?$/.test(value)) rows.push({ when, value })
    else if (index > 0 || /\d/.test(line)) wrong.push(`Línea ${index + 1}: «${line.trim().slice(0, 40)}»`)
  }
  return { rows, wrong }
}

const dayOf = (text: string) => parseDate(text) ?? (/^\d{4}-\d\d-\d\d$/.test(text) ? text : null)

/** A month, or the month of a day, which is what spreadsheets make of one. */
const monthOf = (text: string) =>
  parseMonth(text) ?? (/^\d{4}-\d\d$/.test(text) ? text : (dayOf(text)?.slice(0, 7) ?? null))
