/** How the words of the wire are read, and amounts with their currency. */
import { decimalText } from '../../../lib/number-text.ts'

export const tipos = {
  factura: 'Factura',
  notaDebito: 'Nota de débito',
  notaCredito: 'Nota de crédito',
  recibo: 'Recibo',
  ticket: 'Ticket',
} as const
export const medios = {
  transferencia: 'Transferencia',
  echeq: 'eCheq',
  efectivo: 'Efectivo',
  tarjeta: 'Tarjeta',
  otro: 'Otro',
} as const
export const conceptos = { aporte: 'Aporte', venta: 'Venta', cuota: 'Cuota', otro: 'Otro' } as const
export const estadosPago = {
  pendiente: 'Por pagar',
  vencido: 'Vencido',
  impago: 'Impago',
  parcial: 'Pagado en parte',
  pagado: 'Pagado',
} as const
export const letras = ['A', 'B', 'C', 'E', 'M', 'X'] as const
export const monedas = { ARS: 'Pesos', USD: 'Dólares', EUR: 'Euros', UVA: 'UVA' } as const

const signs: Record<string, string> = { ARS: '$', USD: 'US$', EUR: '€', UVA: 'UVA' }

/** `$ 1.234,56`; a minus stands before the sign of the currency. */
export function moneyText(amount: string, moneda: string): string {
  const isNegative = amount.startsWith('-')
  return `${isNegative ? '−' : ''}${signs[moneda] ?? moneda}\u00a0${decimalText(isNegative ? amount.slice(1) : amount)}`
}

export const optionsOf = <Words extends Record<string, string>>(words: Words) =>
  (Object.keys(words) as (keyof Words & string)[]).map((value) => ({ value, label: words[value]! }))
