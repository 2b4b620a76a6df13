/** Numbers as people here type them: '1.234,56'. What is typed stays text until it is saved. */

type NumberRule = { decimals: number; max: number; min?: number }

const grouped = /^-?\d{1,3}(\.\d{3})+(,\d*)?$/
const plain = /^-?\d*(,\d*)?$/
const dotted = /^-?\d*\.\d*$/

/**
 * The number that a text stands for, or null for none. Points group thousands and a comma begins the decimals; a single
 * point that cannot be a thousands' one ('12.5', from a numeric keypad) begins decimals too.
 */
export function parseNumber(text: string): number | null {
  const typed = text.replace(/[\s$%\u00a0]/g, '')
  if (!/\d/.test(typed)) return null
  const plainly = grouped.test(typed) ? typed.replaceAll('.', '') : typed
  // Adding nothing turns -0 into 0.
  if (plain.test(plainly)) return Number(plainly.replace(',', '.')) + 0
  return dotted.test(plainly) ? Number(plainly) + 0 : null
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
  if (parseNumber(text) === null) return null
  const typed = text.replace(/[\s$%\u00a0]/g, '')
  const plainly = (grouped.test(typed) ? typed.replaceAll('.', '') : typed).replace(',', '.')
  const [, sign = '', whole = '', decimals = ''] = /^(-?)0*(\d*)\.?(\d*)$/.exec(plainly) ?? []
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
