/** Amounts in Spanish words, for printed certificates. */

const belowThirty = [
  '',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
]
const tens = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']
const hundreds = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
]
const currencies: Record<string, [one: string, many: string]> = {
  ARS: ['peso', 'pesos'],
  USD: ['dólar estadounidense', 'dólares estadounidenses'],
  EUR: ['euro', 'euros'],
  UVA: ['UVA', 'UVA'],
}

function belowThousand(value: number): string {
  if (value === 100) return 'cien'
  const rest = value % 100
  const low =
    rest < 30 ? belowThirty[rest]! : `${tens[Math.floor(rest / 10)]}${rest % 10 ? ` y ${belowThirty[rest % 10]}` : ''}`
  return [hundreds[Math.floor(value / 100)], low].filter(Boolean).join(' ')
}

/** Shortens 'uno' before a noun: 'veintiún mil', 'un millón'. */
const shortenUno = (words: string) => words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un')

function belowMillion(value: number): string {
  const thousands = Math.floor(value / 1000)
  const head = thousands === 0 ? '' : thousands === 1 ? 'mil' : `${shortenUno(belowThousand(thousands))} mil`
  return [head, belowThousand(value % 1000)].filter(Boolean).join(' ')
}

/** An integer below 10^18 in words: 'un millón doscientos mil'. */
function integerInWords(value: bigint): string {
  if (value === 0n) return 'cero'
  const groups: [bigint, string, string][] = [
    [1_000_000_000_000n, 'billón', 'billones'],
    [1_000_000n, 'millón', 'millones'],
  ]
  const words: string[] = []
  let rest = value
  for (const [size, one, many] of groups) {
    const count = Number(rest / size)
    rest %= size
    if (count === 1) words.push(`un ${one}`)
    else if (count > 1) words.push(`${shortenUno(belowMillion(count))} ${many}`)
  }
  return [...words, belowMillion(Number(rest))].filter(Boolean).join(' ')
}

/** '7590577.67' of pesos: 'Siete millones quinientos noventa mil quinientos setenta y siete pesos con 67/100'. */
export function amountInWords(amount: string, moneda: string): string {
  const [digits = '0', fraction = ''] = amount.replace('-', '').split('.')
  const value = BigInt(digits)
  // 'un millón de pesos', but 'un millón cien pesos'.
  const link = value > 0n && value % 1_000_000n === 0n ? ' de' : ''
  const noun = currencies[moneda]?.[value === 1n ? 0 : 1] ?? moneda
  const text = `${shortenUno(integerInWords(value))}${link} ${noun} con ${fraction.padEnd(2, '0')}/100`
  const signed = amount.startsWith('-') ? `menos ${text}` : text
  return signed.charAt(0).toUpperCase() + signed.slice(1)
}
