/** What is due of planned receipts: derived from the index, the receipts and today, never stored. */
import type Big from 'big.js'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { daysBetween, monthOf } from '../../lib/calendar.ts'
import { lastFactor, monthOfValues } from '../../money/contract-adjustment.ts'
import { exact, importe, roundTo } from '../../money/decimal.ts'
import { valueOfMonth, type WeightedIndex } from '../../money/rates.ts'

type Cuota = components['schemas']['Cuota']

export type IndexTerms = { terms: WeightedIndex[]; mesBase: string; indiceDesfase: number }

/** The factor of an instalment by the index of its due month; a month without a value yet counts with the last one before. */
export function factorOf(
  vencimiento: string,
  index: IndexTerms | null,
): { factor: Big | null; isProvisional: boolean } {
  if (!index) return { factor: null, isProvisional: false }
  const month = monthOfValues(monthOf(vencimiento), index.indiceDesfase)
  const isDefinite = index.terms.every(({ values }) => valueOfMonth(values, month)?.provisorio === false)
  return { factor: lastFactor(index.terms, index, monthOf(vencimiento)), isProvisional: !isDefinite }
}

/** The adjusted amount, the balance and the state of an instalment. An index without values leaves the agreed amount. */
export function dueOf(
  agreed: { importe: string; vencimiento: string; cobrado: string },
  factor: Big | null,
  today: string,
): Pick<Cuota, 'importeAjustado' | 'factor' | 'saldo' | 'estado' | 'diasAtraso'> {
  const importeAjustado = importe(exact(agreed.importe).times(factor ?? 1))
  const left = exact(importeAjustado).minus(agreed.cobrado)
  const isPaid = left.lte(0)
  const isLate = !isPaid && agreed.vencimiento < today
  const open = exact(agreed.cobrado).gt(0) ? 'parcial' : 'pendiente'
  return {
    factor: factor && roundTo(factor, 6),
    importeAjustado,
    saldo: isPaid ? '0.00' : importe(left),
    estado: isPaid ? 'cobrada' : isLate ? 'atrasada' : open,
    diasAtraso: isLate ? daysBetween(agreed.vencimiento, today) : 0,
  }
}
