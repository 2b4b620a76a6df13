import { decimalText } from '../../lib/number-text.ts'

const scale = 6

/** The exact sum of wire decimals, formatted for display. */
export function sumText(decimals: string[]): string {
  const sum = decimals.reduce((total, decimal) => {
    const [whole, fraction = ''] = decimal.split('.')
    return total + BigInt(`${whole}${fraction.slice(0, scale).padEnd(scale, '0')}`)
  }, 0n)
  const digits = String(sum < 0n ? -sum : sum).padStart(scale + 1, '0')
  const fraction = digits.slice(-scale).replace(/0+$/, '')
  return decimalText(`${sum < 0n ? '-' : ''}${digits.slice(0, -scale)}${fraction && `.${fraction}`}`)
}
