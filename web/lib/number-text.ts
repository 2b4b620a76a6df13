/**
 * Numbers as people here type them: '1.234,56'. What is typed stays text until it is saved. This is the only reader of numbers on
 * the web: a single field reads by the habits of Argentina, a column of a spreadsheet by what its cells have in common.
 */

type NumberRule = { decimals: number; max: number; min?: number }

/** Which character begins the decimals; the other one groups thousands. */
export type DecimalMark = ',' | '.'

// A group of thousands never begins with a zero: '0.750' is three quarters.
const grouped = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/
const groupedByCommas = /^-?[1-9]\d{0,2}(,\d{3})+\.\d*$/
const plain = /^-?\d*(,\d*)?$/
const dotted = /^-?\d*\.\d*$/
/** Zero in the accounting format of spreadsheets. */
const accountingZero = /^\s*\$\s*-\s*$/

/** A typed number as digits with at most one point, '-1234.56'; null where it is no number. */
function plainNumber(text: string): string | null {
  if (accountingZero.test(text)) return '0'
  const typed = text.replace(/[\s$%\u00a0]/g, '')
  if (!/\d/.test(typed)) return null
  if (groupedByCommas.test(typed)) return typed.replaceAll(',', '')
  const ungrouped = grouped.test(typed) ? typed.replaceAll('.', '') : typed
  if (plain.test(ungrouped)) return ungrouped.replace(',', '.')
  return dotted.test(ungrouped) ? ungrouped : null
}

/**
 * The number that a single field holds, or null for none. Points group thousands and a comma begins the decimals; a point that
 * cannot group ('12.5', '0.750', '1,234.56') begins decimals too.
 */
export function parseNumber(text: string): number | null {
  const number = plainNumber(text)
  // Adding nothing turns -0 into 0.
  return number === null ? null : Number(number) + 0
}

/** What a number says about its decimal mark: the mark, `?` where a point may be either ('1.250'), or nothing. */
function markIn(text: string): DecimalMark | '?' | undefined {
  const marks = text.replace(/[^.,]/g, '')
  const [whole = '', ...groups] = text.replace(/[^\d.,]/g, '').split(/[.,]/)
  if (marks === '') return undefined
  if (marks.includes('.') && marks.includes(',')) return marks.at(-1) as DecimalMark
  const other = marks[0] === '.' ? ',' : '.'
  if (marks.length > 1) return other
  const mayGroup = /^[1-9]\d{0,2}$/.test(whole) && groups[0]!.length === 3
  if (!mayGroup) return marks[0] as DecimalMark
  // Three digits behind a comma are decimals here, unless other numbers of the column say otherwise.
  return marks === '.' ? '?' : undefined
}

/**
 * Which mark begins the decimals in a column of a spreadsheet. `?`: some numbers may be read in two ways, and no other number of
 * the column decides. Where numbers of both kinds are mixed, those decide that are in the majority.
 */
export function columnMark(texts: string[]): DecimalMark | '?' {
  const marks = texts.map(markIn)
  const count = (mark: DecimalMark | '?') => marks.filter((each) => each === mark).length
  const [commas, points] = [count(','), count('.')]
  if (commas === points) return count('?') > 0 ? '?' : ','
  return points > commas ? '.' : ','
}

/** A number of a column as a single field reads it: '1.250' of a column with decimal points is '1,250'. */
export function withMark(text: string, mark: DecimalMark): string {
  if (/^[\s$\u00a0]*-[\s\u00a0]*$/.test(text)) return '0'
  const own = markIn(text)
  // A number that can only be read in one way is read so, whatever its column.
  const decimalMark = own === undefined || own === '?' ? mark : own
  if (decimalMark === ',' || !/\d/.test(text)) return text
  return text.replaceAll(',', '').replace('.', ',')
}

/** A number as it is typed: grouped thousands, a comma, no more decimals than there are. */
export function numberText(value: number, decimals = 2): string {
  return new Intl.NumberFormat('es-AR', { useGrouping: true, maximumFractionDigits: decimals }).format(value)
}

/** What is wrong with a typed number, as a sentence for people; undefined where nothing is. */
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

/**
 * The number that was typed as the text of a decimal, '1234.56', to the last digit; null for none. It never becomes a
 * floating-point number, so that amounts of any length travel as they were typed.
 */
export function decimalOf(text: string): string | null {
  const number = plainNumber(text)
  if (number === null) return null
  const [, sign = '', whole = '', decimals = ''] = /^(-?)0*(\d*)\.?(\d*)$/.exec(number) ?? []
  const fraction = decimals.replace(/0+$/, '')
  const isZero = whole === '' && fraction === ''
  return `${isZero ? '' : sign}${whole || '0'}${fraction && `.${fraction}`}`
}

/** A decimal of the wire without the zeros at its end: '80.0000' is '80'. */
export const trimDecimal = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal

/** The text of a decimal ('1234.56') as people here write it: '1.234,56'. */
export function decimalText(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.')
  const groupedWhole = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return fraction ? `${groupedWhole},${fraction}` : groupedWhole
}

/** What was typed, as it is understood: '1234,5' becomes '1.234,5'. Null where it is no number. */
export function canonicalNumber(text: string): string | null {
  const decimal = decimalOf(text)
  return decimal === null ? null : decimalText(decimal)
}
