/** The VAT of a document from the columns of a sheet: an amount for each rate, or one for all. */
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { invalid } from '../../../lib/problem.ts'
import { exact, importe, inSpanish } from '../../../money/decimal.ts'
import { isZero, sumOf, valueOf } from './amounts.ts'
import type { Values } from './record-noun.ts'

type Alicuota = components['schemas']['AlicuotaIva']
type Line = { alicuota: Alicuota; base?: string; importe?: string }

/** The rates, each with the fields of its VAT and of its net amount. */
export const rates: { alicuota: Exclude<Alicuota, '0'>; iva: string; neto: string }[] = [
  { alicuota: '21', iva: 'iva21', neto: 'neto21' },
  { alicuota: '10.5', iva: 'iva105', neto: 'neto105' },
  { alicuota: '27', iva: 'iva27', neto: 'neto27' },
  { alicuota: '5', iva: 'iva5', neto: 'neto5' },
  { alicuota: '2.5', iva: 'iva25', neto: 'neto25' },
]

/** What rounding may add up to, as where a document is entered by hand: 10 lines of a cent. */
const tolerance = '0.10'
const isNear = (left: string, right: string) => exact(left).minus(right).abs().lte(tolerance)

/** The base that an amount of VAT implies. */
const baseOf = ({ alicuota, importe: amount = '0' }: Line) => importe(exact(amount).times(100).div(alicuota))

/** Lines with their bases; the largest of them is what the others leave of the net amount, if that is what rounding makes of it. */
function withBases(lines: Line[], neto: string | undefined): Line[] {
  if (lines.length === 1) return lines
  const based = lines.map((line) => ({ ...line, base: line.base ?? baseOf(line) }))
  if (neto === undefined || lines.every(({ base }) => base !== undefined)) return based
  const rest = exact(neto).minus(sumOf(based.map(({ base }) => base)))
  if (rest.eq(0) || rest.abs().gt(tolerance)) return based
  const open = based.filter((_, index) => lines[index]!.base === undefined)
  const largest = open.reduce((most, each) => (exact(each.base).gt(most.base) ? each : most))
  return based.map((line) => (line === largest ? { ...line, base: importe(exact(line.base).plus(rest)) } : line))
}

/** The line of a document whose sheet only says the sum of its VAT: the rate that fits its net amount. Throws 400. */
function lineOfSum(iva: string, neto: string): Line {
  const fitting = rates
    .map(({ alicuota }) => ({ alicuota, difference: exact(neto).times(alicuota).div(100).minus(iva).abs() }))
    .toSorted((a, b) => a.difference.minus(b.difference).toNumber())
  const [nearest] = fitting
  if (nearest && isNear(importe(nearest.difference), '0')) return { alicuota: nearest.alicuota, importe: iva }
  throw invalid(
    'iva',
    `${inSpanish(iva)} no es el IVA de una sola alícuota sobre ${inSpanish(neto)}: usá una columna por alícuota, como «IVA 21» e «IVA 10,5».`,
  )
}

/** The lines of VAT of a document. `row` has amounts without a sign. Throws 400. */
export function vatOf(row: Values): Line[] {
  const lines = rates.flatMap(({ alicuota, iva, neto }): Line[] => {
    const [amount, base] = [valueOf(row, iva), valueOf(row, neto)]
    if (isZero(amount) && isZero(base)) return []
    return [{ alicuota, ...(!isZero(base) && { base: base! }), ...(amount !== undefined && { importe: amount }) }]
  })
  const sum = valueOf(row, 'iva')
  const neto = valueOf(row, 'neto')
  if (lines.length === 0) {
    if (isZero(sum)) return []
    const others = ['iva', 'noGravado', 'exento', 'otrosTributos'].map((name) => valueOf(row, name))
    const total = valueOf(row, 'total')
    const net = neto ?? (total === undefined ? undefined : importe(exact(total).minus(sumOf(others))))
    if (net === undefined) throw invalid('iva', 'Sin el neto ni el total no se sabe de qué alícuota es.')
    return [lineOfSum(sum!, net)]
  }
  const stated = lines.map(({ importe: amount }) => amount)
  if (sum !== undefined && stated.every((amount) => amount !== undefined) && !isNear(sumOf(stated), sum))
    throw invalid(
      'iva',
      `Las columnas por alícuota suman ${inSpanish(sumOf(stated))}, y el IVA dice ${inSpanish(sum)}.`,
    )
  return withBases(lines, neto)
}
