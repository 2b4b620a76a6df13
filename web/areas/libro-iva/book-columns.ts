/** The columns of the VAT purchases book: only those in which the month has an amount. */
import { words } from '../../../openapi/generated/words.ts'
import type { Schema } from '../../api/types.ts'
import { decimalText } from '../../lib/number-text.ts'

type Totales = Schema<'LibroIvaTotales'>
/** What rows and totals share. */
type Amounts = Pick<
  Totales,
  'alicuotas' | 'netoSinIva' | 'noGravado' | 'exento' | 'percepciones' | 'impuestosInternos' | 'otros' | 'total'
>
export type BookColumn = { title: string; amountOf: (amounts: Amounts) => string | undefined }

const plain = [
  ['No gravado', 'noGravado'],
  ['Exento', 'exento'],
] as const
const last = [
  ['Impuestos internos', 'impuestosInternos'],
  ['Otros tributos', 'otros'],
] as const

export function columnsOf(totals: Totales, rows: readonly Amounts[]): BookColumn[] {
  const isUsed = (name: 'netoSinIva' | 'noGravado' | 'exento' | 'impuestosInternos' | 'otros') =>
    rows.some((row) => Number(row[name]) !== 0)
  const named = (names: typeof plain | typeof last) =>
    names
      .filter(([, name]) => isUsed(name))
      .map(([title, name]) => ({ title, amountOf: (each: Amounts) => each[name] }))
  const rates = totals.alicuotas.flatMap(({ alicuota }): BookColumn[] => {
    const lineOf = (each: Amounts) => each.alicuotas.find((line) => line.alicuota === alicuota)
    return [
      { title: `Neto ${decimalText(alicuota)} %`, amountOf: (each) => lineOf(each)?.neto },
      { title: `IVA ${decimalText(alicuota)} %`, amountOf: (each) => lineOf(each)?.iva },
    ]
  })
  const perceptions = totals.percepciones.map(({ impuesto, jurisdiccion }): BookColumn => ({
    title: ['Percepción', words.PercepcionImpuesto[impuesto], jurisdiccion].filter(Boolean).join(' '),
    amountOf: (each) =>
      each.percepciones.find((one) => one.impuesto === impuesto && one.jurisdiccion === jurisdiccion)?.importe,
  }))
  return [
    ...rates,
    ...(isUsed('netoSinIva') ? [{ title: 'Neto sin IVA', amountOf: (each: Amounts) => each.netoSinIva }] : []),
    ...named(plain),
    ...perceptions,
    ...named(last),
    { title: 'Total', amountOf: (each) => each.total },
  ]
}
