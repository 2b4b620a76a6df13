/** The columns of an `AmountTable`: how each kind of value is displayed, edited, copied and parsed. */
import type { ReactNode } from 'react'
import { dateError, dateText, monthError, parseDate, parseMonth } from '../../lib/date-text.ts'
import { decimalOf, decimalText, numberError, trimDecimal } from '../../lib/number-text.ts'
import { readChoice, type ChoiceOption } from './choice.ts'

export type AmountColumn<Row> = {
  /** Unique in the table; the key in `onChange` and `errors`. */
  key: string
  title: string
  /** Shown in the header instead of the title, such as a scale; the title is for screen readers then. */
  head?: ReactNode
  /** Further titles by which the heading of a pasted block names the column. */
  titles?: readonly string[]
  /** Adjacent columns of one group share a header above theirs. */
  group?: string
  /** The value in wire format: '1234.56', '2026-03-01', an id of `options`; empty, null or undefined for none. */
  value: (row: Row) => string | null | undefined
  /** `amount` always shows two decimals; `decimal` as many as there are. Default: text. */
  kind?: 'text' | 'amount' | 'decimal' | 'date' | 'month' | 'choice'
  /** The maximum number of decimals. Default: 2 for amounts, 4 for decimals. */
  decimals?: number
  min?: number
  max?: number
  /** For `choice`: wire values and the labels to display. Values, labels and `names` can be typed and pasted. */
  options?: readonly ChoiceOption[]
  /** For `choice`: the error of a text that names no option; it says what to do. */
  unknownOption?: (text: string) => string
  /** Default: read-only. */
  isEditable?: boolean | ((row: Row) => boolean)
  /** Refuses an empty cell. */
  isRequired?: boolean
  maxLength?: number
  /** Parses a text instead of `kind`. */
  read?: (text: string) => CellRead
  /** A further rule for parsed values. */
  check?: (value: string) => string | undefined
  /** Rendered instead of the value; Enter presses the first link or button in it. Read-only. */
  render?: (row: Row) => ReactNode
  /** The value in the totals row, in wire format. */
  total?: string | undefined
  tone?: (row: Row) => 'danger' | 'warning' | 'success' | undefined
  /** In pixels; the first column takes the remaining width. */
  width?: number
  /** Takes the remaining width, at least `width`; otherwise the first column does. */
  grows?: boolean
}

// Without the parts that depend on the row type, so that functions on values need none.
type Rules = Omit<AmountColumn<never>, 'value' | 'isEditable' | 'render' | 'tone'>
export type CellRead = { value: string } | { error: string }

export const isNumeric = ({ kind }: Pick<Rules, 'kind'>): boolean => kind === 'amount' || kind === 'decimal'

const labelOf = ({ options = [] }: Rules, value: string) => options.find(([key]) => key === value)?.[1] ?? value

/** A value as displayed: '1.234,50'. */
export function shownValue(column: Rules, value: string): string {
  if (value === '') return ''
  if (column.kind === 'choice') return labelOf(column, value)
  if (column.kind === 'date' || column.kind === 'month') return dateText(value)
  if (!isNumeric(column)) return value
  if (column.kind === 'decimal') return decimalText(trimDecimal(value))
  const [whole, fraction = ''] = value.split('.')
  return decimalText(`${whole}.${fraction.padEnd(2, '0')}`)
}

/** A value as typed and copied: '1234,5'. */
export function typedValue(column: Rules, value: string): string {
  return isNumeric(column) ? trimDecimal(value).replace('.', ',') : shownValue(column, value)
}

/** How many decimals a numeric column takes. */
export const decimalsOf = ({ kind, decimals = kind === 'amount' ? 2 : 4 }: Pick<Rules, 'kind' | 'decimals'>): number =>
  decimals

function readNumber(column: Rules, text: string) {
  const { min, max = 9_999_999_999_999 } = column
  const decimals = decimalsOf(column)
  // Accounting notation: brackets are negative.
  const plain = text.replace(/^\((.+)\)$/, '-$1')
  const error = numberError(plain, { decimals, max, ...(min !== undefined && { min }) })
  return error ? { error } : { value: decimalOf(plain)! }
}

function readByKind(column: Rules, text: string): CellRead {
  const { kind, maxLength = 2000 } = column
  if (isNumeric(column)) return readNumber(column, text)
  if (kind === 'date' || kind === 'month') {
    const value = kind === 'date' ? parseDate(text) : parseMonth(text)
    const error = (kind === 'date' ? dateError : monthError)(value ?? '?')
    return value && !error ? { value } : { error: error! }
  }
  if (kind === 'choice') return readChoice(column, text)
  return text.length > maxLength ? { error: `Hasta ${maxLength} caracteres.` } : { value: text }
}

/** In pixels, for the widest fallback font, in the weight of totals. */
const [digitWidth, signWidth, cellPadding] = [9.5, 5.5, 26]

/** Column widths in pixels: the configured one, or more if the longest number would be cut. */
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

/** Parses typed or pasted text into a wire value, or returns the error. */
export function readCell(column: Rules, text: string): CellRead {
  const typed = text.trim()
  if (typed === '') return column.isRequired ? { error: 'No puede quedar vacío.' } : { value: '' }
  const read = column.read?.(typed) ?? readByKind(column, typed)
  const error = 'value' in read ? column.check?.(read.value) : undefined
  return error ? { error } : read
}
