/**
 * Numbers as people write them in sheets, for loads and for cells pasted into a table. Which sign is the decimal one is decided per
 * column, from all its values.
 */

export type DecimalSign = ',' | '.'

/** `30712345671` in a narrow column is saved as `3,07E+10`: its digits are lost. */
export const scientificTip =
  'Los dígitos se perdieron en la planilla: dale formato de número sin decimales (o de texto) a la columna y volvé a escribirlo.'
export const isScientific = (text: string): boolean => /^-?\d+([.,]\d+)?e[+-]?\d+$/i.test(text.trim())

/** Without currency, spaces, percent sign and parentheses: '$ (1.234)' as '-1.234'. */
function bare(text: string): string {
  const plain = text
    .replace(/u\$s|us\$|usd|ars|eur|uva|[$€%\s]/gi, '')
    .replaceAll('−', '-')
    .replace(/^\+/, '')
  const [, inside] = /^\((.+)\)$/.exec(plain) ?? []
  if (inside !== undefined) return `-${inside}`
  return plain.endsWith('-') ? `-${plain.slice(0, -1)}` : plain
}

/** Zero in the accounting format of spreadsheets: '$ -'. */
const accountingZero = /^[\s$]*-\s*$/

const shape = /^-?\d[\d.,]*$|^-?[.,]\d+$/

/** What one number says about its column: its decimal sign, 'both' readings are possible, or nothing (no sign at all). */
function signOf(number: string): DecimalSign | 'both' | 'none' | 'wrong' {
  if (!shape.test(number)) return 'wrong'
  const points = number.split('.').length - 1
  const commas = number.split(',').length - 1
  if (points + commas === 0) return 'none'
  const groups = (sign: string) => new RegExp(`^-?[1-9]\\d{0,2}(\\${sign}\\d{3})+$`)
  if (points > 0 && commas > 0) {
    const decimal: DecimalSign = number.lastIndexOf(',') > number.lastIndexOf('.') ? ',' : '.'
    const [whole = '', , more] = number.split(decimal)
    const isGrouped = groups(decimal === ',' ? '.' : ',').test(whole)
    return isGrouped && more === undefined ? decimal : 'wrong'
  }
  const sign: DecimalSign = points > 0 ? '.' : ','
  const other: DecimalSign = sign === '.' ? ',' : '.'
  const isGrouped = groups(sign).test(number)
  if (points + commas > 1) return isGrouped ? other : 'wrong'
  return isGrouped ? 'both' : sign
}

/** The value of a text in a column with a decimal sign, as `-1234.5`; undefined if it is no number. */
export function readNumber(text: string, column: DecimalSign): string | undefined {
  if (accountingZero.test(text)) return '0'
  const number = bare(text)
  const own = signOf(number)
  if (own === 'wrong') return undefined
  if (own === 'none') return number
  // A number that can be read in one way only is read so in any column.
  const decimal = own === 'both' ? column : own
  const plain = number.replaceAll(decimal === ',' ? '.' : ',', '').replaceAll(decimal, '.')
  return plain.replace(/^(-?)\./, '$10.')
}

/** Collects the texts of a column, and decides. */
export function createNumberColumn() {
  const seen = { ',': 0, '.': 0, both: 0 }
  let example: string | undefined
  return {
    add(text: string): void {
      const sign = signOf(bare(text))
      if (sign === 'wrong' || sign === 'none') return
      seen[sign] += 1
      if (sign === 'both') example ??= text
    },
    /** The sign, and the text that nothing decides. */
    decide(): { sign: DecimalSign | null; pregunta: string | null } {
      if (seen[','] > 0 && seen['.'] === 0) return { sign: ',', pregunta: null }
      if (seen['.'] > 0 && seen[','] === 0) return { sign: '.', pregunta: null }
      return seen.both === 0 ? { sign: ',', pregunta: null } : { sign: null, pregunta: example ?? null }
    },
  }
}
