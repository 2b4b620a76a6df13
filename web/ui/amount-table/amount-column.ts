/** The columns of an `AmountTable`: how each kind of value is shown, typed, copied and read. */
import type { ReactNode } from 'react'
import { dateError, dateText, monthError, parseDate, parseMonth } from '../../lib/date-text.ts'
import { fold } from '../../lib/fold.ts'
import { decimalOf, decimalText, numberError, trimDecimal } from '../../lib/number-text.ts'

export type AmountColumn<Row> = {
  /** Unique in the table; what `onChange` and `errors` call it. */
  key: string
  title: string
  /** Neighbours of one group share a head above theirs. */
  group?: string
  /** The value as on the wire: '1234.56', '2026-03-01', an id of `options`; empty or nothing for none. */
  value: (row: Row) => string | null | undefined
  /** `amount` shows two decimals always; `decimal` what there is. Text without it. */
  kind?: 'text' | 'amount' | 'decimal' | 'date' | 'month' | 'choice'
  /** How many decimals may be typed: 2 of an amount, 4 of a decimal, without it. */
  decimals?: number
  min?: number
  max?: number
  /** Of a choice: what the wire has, and what people read, type and paste. */
  options?: readonly (readonly [value: string, label: string])[]
  /** Read only without it. */
  isEditable?: boolean | ((row: Row) => boolean)
  /** An empty cell is refused. */
  isRequired?: boolean
  maxLength?: number
  /** What else is wrong with a value that could be read. */
  check?: (value: string) => string | undefined
  /** Drawn instead of the value; Enter presses the first link or button in it. Such a cell is read only. */
  render?: (row: Row) => ReactNode
  /** In the row of totals: a value as on the wire. */
  total?: string | undefined
  tone?: (row: Row) => 'danger' | 'warning' | 'success' | undefined
  /** In pixels; the first column takes what is left. */
  width?: number
  /** Takes what room is left, and `width` at least; without such a column the first one does. */
  grows?: boolean
}

// The same for every row, so that functions of values need no type of row.
type Rules = Omit<AmountColumn<never>, 'value' | 'isEditable' | 'render' | 'tone'>
export type CellRead = { value: string } | { error: string }

export const isNumeric = ({ kind }: Pick<Rules, 'kind'>): boolean => kind === 'amount' || kind === 'decimal'

const labelOf = ({ options = [] }: Rules, value: string) => options.find(([key]) => key === value)?.[1] ?? value

/** A value as the cell shows it: '1.234,50'. */
export function shownValue(column: Rules, value: string): string {
  if (value === '') return ''
  if (column.kind === 'choice') return labelOf(column, value)
  if (column.kind === 'date' || column.kind === 'month') return dateText(value)
  if (!isNumeric(column)) return value
  if (column.kind === 'decimal') return decimalText(trimDecimal(value))
  const [whole, fraction = ''] = value.split('.')
  return decimalText(`${whole}.${fraction.padEnd(2, '0')}`)
}

/** A value as it is typed, and as other spreadsheets take it: '1234,5'. */
export function typedValue(column: Rules, value: string): string {
  return isNumeric(column) ? trimDecimal(value).replace('.', ',') : shownValue(column, value)
}

function readNumber({ kind, decimals = kind === 'amount' ? 2 : 4, min, max = 9_999_999_999_999 }: Rules, text: string) {
  // Accountants write what is negative in brackets.
  const plain = text.replace(/^\((.+)\)$/, '-$1')
  const error = numberError(plain, { decimals, max, ...(min !== undefined && { min }) })
  return error ? { error } : { value: decimalOf(plain)! }
}

/** A day as people write it, or as on the wire. */
const dayOf = (text: string) => parseDate(dateText(text))
/** A month, or the month of a day, which is what spreadsheets make of one. */
const monthOf = (text: string) => parseMonth(dateText(text)) ?? dayOf(text)?.slice(0, 7)

/** The option that a text names: by its value, its whole label, or the code that its label begins with where only one does. */
function optionOf(options: NonNullable<Rules['options']>, text: string): string | undefined {
  const name = fold(text)
  const exact = options.find(([value, label]) => fold(label) === name || fold(value) === name)
  if (exact) return exact[0]
  const byCode = options.filter(([, label]) => fold(label).startsWith(`${name} `))
  return byCode.length === 1 ? byCode[0]![0] : undefined
}

function readByKind(column: Rules, text: string): CellRead {
  const { kind, options = [], maxLength = 2000 } = column
  if (isNumeric(column)) return readNumber(column, text)
  if (kind === 'date' || kind === 'month') {
    const value = kind === 'date' ? dayOf(text) : monthOf(text)
    return value ? { value } : { error: (kind === 'date' ? dateError : monthError)('?')! }
  }
  if (kind === 'choice') {
    const option = optionOf(options, text)
    return option === undefined ? { error: `«${text}» no está entre las opciones.` } : { value: option }
  }
  return text.length > maxLength ? { error: `Hasta ${maxLength} caracteres.` } : { value: text }
}

/** By the widest letters that a machine without Obra's font shows, those of totals. */
const [digitWidth, signWidth, cellPadding] = [9.5, 5.5, 26]

/** What each column takes in pixels: its own width, or more where its longest number would be cut. */
export function columnWidths<Row>(columns: AmountColumn<Row>[], rows: Row[], usual: number): number[] {
  return columns.map((column) => {
    const own = column.width ?? usual
    if (!isNumeric(column)) return own
    let longest = column.total ?? ''
    for (const row of rows) {
      const value = column.value(row) ?? ''
      if (value.length > longest.length) longest = value
    }
    const text = shownValue(column, longest)
    const digits = text.replaceAll(/\D/g, '').length
    return Math.max(own, Math.ceil(digits * digitWidth + (text.length - digits) * signWidth + cellPadding))
  })
}

/** What was typed or pasted as the wire has it, or what is wrong with it. */
export function readCell(column: Rules, text: string): CellRead {
  const typed = text.trim()
  if (typed === '') return column.isRequired ? { error: 'No puede quedar vacío.' } : { value: '' }
  const read = readByKind(column, typed)
  const error = 'value' in read ? column.check?.(read.value) : undefined
  return error ? { error } : read
}
