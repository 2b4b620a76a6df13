/** What a certificate comes to (modules.md, section 4). Each amount is rounded where the page says so, half away from zero. */
import type Big from 'big.js'
import { exact, importe, roundTo } from '../../money/decimal.ts'

/** `round(cantidad x porcentaje / 100, 4)`. */
export const periodQuantity = (cantidad: string, porcentaje: string): string =>
  roundTo(exact(cantidad).times(porcentaje).div(100), 4)

/** `round(cantidadPeriodo x precioUnitario, 2)`. */
export const periodAmount = (cantidad: string, precioUnitario: string): string =>
  importe(exact(cantidad).times(precioUnitario))

export type Terms = { anticipoPorcentaje: string; fondoReparoPorcentaje: string }

/** `round(bruto x (I(periodo) / I(mesBase) - 1), 2)`. */
export const adjustmentOf = (bruto: string, factor: Big): string => importe(exact(bruto).times(factor.minus(1)))

/**
 * From the gross amount to the net one; `factor` is I(periodo) / I(mesBase), and 1 without an index. What earlier adjustments
 * lacked (`diferenciaAjuste`) is adjustment too: it is part of what the fondo de reparo is held of.
 */
export function certificateAmounts(
  bruto: string,
  factor: Big,
  { anticipoPorcentaje, fondoReparoPorcentaje }: Terms,
  { otrasRetenciones = '0', diferenciaAjuste = '0' } = {},
) {
  const gross = exact(bruto)
  const ajuste = adjustmentOf(bruto, factor)
  const adjusted = gross.plus(ajuste).plus(diferenciaAjuste)
  const anticipoAmortizado = importe(gross.times(anticipoPorcentaje).div(100))
  const fondoReparo = importe(adjusted.times(fondoReparoPorcentaje).div(100))
  const neto = importe(adjusted.minus(anticipoAmortizado).minus(fondoReparo).minus(otrasRetenciones))
  return { bruto: importe(gross), ajuste, anticipoAmortizado, fondoReparo, neto }
}

/** A whole shared out in proportion to some parts, to the cent: the shares add up to it. */
export function sharedOut(whole: string, parts: string[]): string[] {
  const total = parts.reduce((sum, part) => sum.plus(part), exact(0))
  let passed = exact(0)
  let given = exact(0)
  return parts.map((part) => {
    passed = passed.plus(part)
    const until = total.eq(0) ? exact(0) : exact(importe(exact(whole).times(passed).div(total)))
    const share = importe(until.minus(given))
    given = until
    return share
  })
}
