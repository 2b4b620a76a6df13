/**
 * Numbers as typed in Argentina: '1.234,56'. They stay text until saved. Columns of a pasted sheet are read by
 * openapi/shared/number-format.ts, as in loads.
 */

type NumberRule = { decimals: number; max: number; min?: number }

/** The decimal separator; the other one groups thousands. */
type DecimalMark = ',' | '.'

// A thousands group never starts with zero: '0.750' is three quarters.
const groupedPattern = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/
const commaGroupedPattern = /^-?[1-9]\d{0,2}(,\d{3})+\.\d*$/
const plainPattern = /^-?\d*(,\d*)?$/
const dottedPattern = /^-?\d*\.\d*$/
/** Zero in the accounting format of spreadsheets. */
const accountingZero = /^\s*\$\s*-\s*$/

/** A typed number as digits with at most one point, '-1234.56'; null for other text. */
function plainNumber(text: string): string | null {
  if (accountingZero.test(text)) return '0'
  const typed = text.replace(/[\s$%\u00a0]/g, '')
  if (!/\d/.test(typed)) return null
  if (commaGroupedPattern.test(typed)) return typed.replaceAll(',', '')
  const ungrouped = groupedPattern.test(typed) ? typed.replaceAll('.', '') : typed
  if (plainPattern.test(ungrouped)) return ungrouped.replace(',', '.')
  return dottedPattern.test(ungrouped) ? ungrouped : null
}

/**
 * Parses a single field; null if it is no number. Points group thousands, a comma starts the decimals; points that cannot group
 * ('12.5', '0.750', '1,234.56') start decimals, too.
 */
export function parseNumber(text: string): number | null {
  const number = plainNumber(text)
  // Turns -0 into 0.
  return number === null ? null : Number(number) + 0
}

/** The decimal mark that a number implies; `?` for an ambiguous point ('1.250'), undefined without a hint. */
function markIn(text: string): DecimalMark | '?' | undefined {
  const marks = text.replace(/[^.,]/g, '')
  const [whole = '', ...groups] = text.replace(/[^\d.,]/g, '').split(/[.,]/)
  if (marks === '') return undefined
  if (marks.includes('.') && marks.includes(',')) return marks.at(-1) as DecimalMark
  const other = marks[0] === '.' ? ',' : '.'
  if (marks.length > 1) return other
  const mayGroup = /^[1-9]\d{0,2}$/.test(whole) && groups[0]!.length === 3
  if (!mayGroup) return marks[0] as DecimalMark
  // Three digits after a comma are decimals, unless other numbers of the column prove otherwise.
  return marks === '.' ? '?' : undefined
}

/** Formats a number as typed: grouped thousands, decimal comma, no trailing zeros. */
export function numberText(value: number, decimals = 2): string {
  return new Intl.NumberFormat('es-AR', { useGrouping: true, maximumFractionDigits: decimals }).format(value)
}

/** The error of a typed number as a sentence, or undefined. */
export function numberError(text: string, { decimals, min = 0, max }: NumberRule): string | undefined {
  if (!text.trim()) return 'Escribí un número; puede ser 0.'
  const value = parseNumber(text)
  if (value === null) return 'Escribí un número, por ejemplo 1.234,56.'
  if (value < min) return min === 0 ? 'No puede ser menor que 0.' : `Como mínimo ${numberText(min, decimals)}.`
  if (value > max) return `Como máximo ${numberText(max, decimals)}.`
  if (Math.abs(value - Number(value.toFixed(decimals))) > 1e-9) {
    return decimals === 0 ? 'Tiene que ser un número entero.' : `Hasta ${decimals} decimales.`
  }
  return undefined
}

/** Parses a typed number to a wire decimal ('1234.56') with all its digits; null for other text. Never a float. */
export function decimalOf(text: string): string | null {
  const number = plainNumber(text)
  if (number === null) return null
  const [, sign = '', whole = '', decimals = ''] = /^(-?)0*(\d*)\.?(\d*)$/.exec(number) ?? []
  const fraction = decimals.replace(/0+$/, '')
  const isZero = whole === '' && fraction === ''
  return `${isZero ? '' : sign}${whole || '0'}${fraction && `.${fraction}`}`
}

/** A wire decimal without trailing zeros: '80.0000' gives '80'. */
export const trimDecimal = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal

/** Formats a decimal ('1234.56') for display: '1.234,56'. */
export function decimalText(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.')
  const groupedWhole = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return fraction ? `${groupedWhole},${fraction}` : groupedWhole
}

/** The largest quantity and price that the contract takes. */
export const maxQuantity = 99_999_999_999

/** Formats a quantity for display, without trailing zeros: '1250.5000' gives '1.250,5'. */
export const quantityText = (decimal: string): string => decimalText(trimDecimal(decimal))

/** Reformats a typed number as it was parsed: '1234,5' gives '1.234,5'. Null for other text. */
export function canonicalNumber(text: string): string | null {
  const decimal = decimalOf(text)
  return decimal === null ? null : decimalText(decimal)
}

/** A text without what does not change its number: spaces, currency and percent signs, grouping, zeros at the end of decimals. */
function significantText(text: string): string {
  const typed = text.replace(/[\s$%\u00a0]/g, '')
  const ungrouped = groupedPattern.test(typed) ? typed.replaceAll('.', '') : typed
  return ungrouped.replace(/(,\d*?)0+$/, '$1').replace(/,$/, '')
}

/**
 * The number that a text was taken for, to show next to it if it could be read as another one: '1234.5' gives '1.234,5'. '1.250'
 * could be meant as decimals and gives '1.250,00', if decimals are possible. Null if it says the same as the text, and for other text.
 */
export function readBack(text: string, decimals: number): string | null {
  const number = canonicalNumber(text)
  if (number === null) return null
  if (decimals > 0 && markIn(text) === '?') return `${number},00`
  return significantText(number) === significantText(text) ? null : number
}
