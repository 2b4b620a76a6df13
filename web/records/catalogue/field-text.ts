/** Display texts of entry values, for the history and for edit conflicts. */
import { dateText } from '../../lib/date-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import type { Labels } from './draft.ts'
import type { Field } from './noun.ts'

function valueText({ kind, options = [] }: Field, value: unknown, labels: Labels): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (kind === 'entry') return labels.get(String(value)) ?? '…'
  if (kind === 'decimal') return decimalText(String(value))
  if (kind === 'date' || kind === 'month') return dateText(String(value))
  return options.find(([key]) => key === value)?.[1] ?? String(value)
}

export const linesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const cellOf = (line: unknown, { name }: Field) =>
  typeof line === 'object' && line !== null ? (line as Record<string, unknown>)[name] : line

/** Display text per line of a list, such as 'Bolsón · 12,5'. */
export const lineTexts = ({ columns = [] }: Field, value: unknown, labels: Labels) =>
  linesOf(value).map((line) =>
    columns
      .map((column) => valueText(column, cellOf(line, column), labels))
      .filter((words) => words !== '—')
      .join(' · '),
  )

/** Display text of a field of any kind. */
export const fieldText = (field: Field, value: unknown, labels: Labels): string =>
  field.kind === 'lines' ? lineTexts(field, value, labels).join(', ') || '—' : valueText(field, value, labels)
