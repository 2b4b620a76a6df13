/** The amounts of a certificate, each rounded half away from zero (docs/domain/contracts.md, Amounts of a certificate). */
import type Big from 'big.js'
import { adjustmentBase, adjustmentOf, advanceShare } from '../../money/contract-adjustment.ts'
import { atLeastZero, exact, importe, roundTo } from '../../money/decimal.ts'

/** `round(cantidad x porcentaje / 100, 4)`. */
export const periodQuantity = (cantidad: string, porcentaje: string): string =>
  roundTo(exact(cantidad).times(porcentaje).div(100), 4)

/** `round(cantidadPeriodo x precioUnitario, 2)`. */
export const periodAmount = (cantidad: string, precioUnitario: string): string =>
  importe(exact(cantidad).times(precioUnitario))

export type Terms = {
  anticipoPorcentaje: string
  fondoReparoPorcentaje: string
  /** What earlier certificates left of the advance payment. */
  anticipoRestante: string
  /** Whether the share of the price that was paid in advance is not adjusted. */
  anticipoCongela: boolean
  /** Whether every item reaches 100 % with this certificate: it takes all that is left of the advance. */
  isLast: boolean
}

/** The part of the advance that a certificate takes back: `round(bruto x anticipoPorcentaje / 100, 2)`, at most what is left of it. */
function amortizationOf(gross: Big, { anticipoPorcentaje, anticipoRestante, isLast }: Terms): string {
  const share = advanceShare(gross, anticipoPorcentaje)
  return atLeastZero(isLast || exact(share).gt(anticipoRestante) ? anticipoRestante : share)
}

/**
 * From the gross amount to the net one; `factor` is that of the contract's formula, 1 without an index.
 * `diferenciaAjuste` (corrections of earlier adjustments) counts as adjustment, so the fondo de reparo is withheld from it too.
 */
export function certificateAmounts(
  bruto: string,
  factor: Big,
  terms: Terms,
  { otrasRetenciones = '0', diferenciaAjuste = '0' } = {},
) {
  const gross = exact(bruto)
  const anticipoAmortizado = amortizationOf(gross, terms)
  const ajuste = adjustmentOf(adjustmentBase(bruto, anticipoAmortizado, terms.anticipoCongela), factor)
  const adjusted = gross.plus(ajuste).plus(diferenciaAjuste)
  const fondoReparo = importe(adjusted.times(terms.fondoReparoPorcentaje).div(100))
  const neto = importe(adjusted.minus(anticipoAmortizado).minus(fondoReparo).minus(otrasRetenciones))
  return { bruto: importe(gross), ajuste, anticipoAmortizado, fondoReparo, neto }
}

/** The VAT and the total of the supplier's invoice for what it may bill without VAT. */
export function billedWithVat(facturable: string, alicuotaIva: string) {
  const iva = importe(exact(facturable).times(alicuotaIva).div(100))
  return { iva, totalAFacturar: importe(exact(facturable).plus(iva)) }
}
