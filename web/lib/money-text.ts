import { decimalText } from './number-text.ts'

/** The currencies of the contract with their symbols. */
export const moneySigns = { ARS: '$', USD: 'US$', EUR: '€', UVA: 'UVA' } as const

/** Formats a wire amount ('1234.5') with its currency: '$ 1.234,50'. Text only: floats would lose digits. */
export function moneyText(amount: string, moneda: keyof typeof moneySigns): string {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
  const text = `${moneySigns[moneda]}\u00a0${decimalText(`${whole}.${fraction.padEnd(2, '0')}`)}`
  return amount.startsWith('-') ? `-${text}` : text
}

/** The same, or '—' for an amount that is not known. */
export const moneyOrDash = (amount: string | null, moneda: keyof typeof moneySigns): string =>
  amount === null ? '—' : moneyText(amount, moneda)

/** An amount rounded to whole units: '1.234.567'. */
export function wholeText(amount: string): string {
  const [whole = '0', cents = '00'] = amount.replace('-', '').split('.')
  const rounded = BigInt(whole) + (cents >= '50' ? 1n : 0n)
  return `${amount.startsWith('-') && rounded !== 0n ? '-' : ''}${decimalText(String(rounded))}`
}
