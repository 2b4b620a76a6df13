import { moneySigns } from '../lib/money-text.ts'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

type MoneyFieldProps = Omit<NumberFieldProps, 'decimals'> & { label: string; currency?: keyof typeof moneySigns }

/** An amount of money, its currency in the label. Use `decimalOf` to convert the typed text for the wire. */
export function MoneyField({ label, currency = 'ARS', ...field }: MoneyFieldProps) {
  return <NumberField {...field} label={`${label} (${moneySigns[currency]})`} />
}
