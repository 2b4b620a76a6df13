/** Amounts of a comprobante: missing ones are calculated, the others checked (docs/domain/documents.md, Totals and VAT). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { exact, importe, inSpanish } from '../../money/decimal.ts'
import { invalid } from '../../lib/problem.ts'

export type IvaLine<Amount> = { alicuota: components['schemas']['AlicuotaIva']; base: Amount; importe: Amount }
export type Amounts = {
  neto: string
  iva: IvaLine<string>[]
  otrosTributos: string
  total: string
  imputaciones: { rubroId: string; itemId?: string | null; importe: string }[]
}
export type AmountsInput = {
  letra: string
  neto?: string | null | undefined
  iva?: Partial<IvaLine<string>>[] | undefined
  /** How many lines the document has on paper. */
  lineas?: number | undefined
  otrosTributos?: string | undefined
  total?: string | null | undefined
  imputaciones: { rubroId: string; itemId?: string | null; importe?: string | undefined }[]
}

/** The lines on paper of a document that does not say. */
export const defaultLines = 10

const sum = (texts: string[]) => importe(texts.reduce((all, text) => all.plus(text), exact(0)))
const isSame = (a: string, b: string) => exact(a).eq(b)

/** The base of a VAT line without one: the net, or else the net derived from the total. */
function baseOf({ neto, otrosTributos = '0', total }: AmountsInput, alicuota: string): string {
  if (neto) return importe(exact(neto))
  if (!total) return '0.00'
  return importe(exact(total).minus(otrosTributos).div(exact(alicuota).div(100).plus(1)))
}

const vatOf = (base: string, alicuota: string) => importe(exact(base).times(alicuota).div(100))

/** What the total leaves for the VAT of the only line, if net and total say it. */
function remainderOf({ neto, otrosTributos = '0', total, iva = [] }: AmountsInput, base: string): string | undefined {
  const of = neto ?? (iva[0]?.base === undefined ? base : undefined)
  if (!total || !of || iva.length > 1) return undefined
  return importe(exact(total).minus(otrosTributos).minus(of))
}

function ivaOf(input: AmountsInput): IvaLine<string>[] {
  const { iva: lines = [], lineas = defaultLines } = input
  const tolerance = importe(exact(lineas).times('0.01'))
  if (input.letra === 'C' && lines.length > 0)
    throw invalid('iva', 'Un comprobante C no discrimina IVA: cargá todo como neto.')
  return lines.map(({ alicuota = '0', base, importe: amount }, index) => {
    if (lines.findIndex((line) => line.alicuota === alicuota) < index)
      throw invalid(`iva.${index}.alicuota`, `Ya hay un renglón de ${inSpanish(alicuota)} %.`)
    if (base === undefined && lines.length > 1)
      throw invalid(`iva.${index}.base`, 'Con más de una alícuota, cada renglón necesita su base.')
    const lineBase = base === undefined ? baseOf(input, alicuota) : importe(exact(base))
    const calculated = vatOf(lineBase, alicuota)
    // The base derived from a total is rounded, and a supplier rounds the VAT of each line: VAT is the remainder, so that all add up.
    const remainder = amount === undefined && remainderOf(input, lineBase)
    const isRounding = remainder && exact(remainder).minus(calculated).abs().lte(tolerance)
    const stated = amount !== undefined ? importe(exact(amount)) : isRounding ? remainder : calculated
    if (exact(stated).minus(calculated).abs().gt(tolerance)) {
      const message = `${inSpanish(alicuota)} % de ${inSpanish(lineBase)} es ${inSpanish(calculated)}: con ${lineas} ${lineas === 1 ? 'renglón' : 'renglones'} la diferencia no puede pasar de ${inSpanish(tolerance)}.`
      throw invalid(`iva.${index}.importe`, message)
    }
    return { alicuota, base: lineBase, importe: stated }
  })
}

/** A warning for each rate whose VAT is more than one cent off the rate of its base. */
export function roundingWarnings(iva: IvaLine<string>[]): string[] {
  return iva.flatMap(({ alicuota, base, importe: stated }) => {
    const calculated = vatOf(base, alicuota)
    const difference = importe(exact(stated).minus(calculated))
    if (exact(difference).abs().lte('0.01')) return []
    const sentence = `${inSpanish(alicuota)} % de ${inSpanish(base)} es ${inSpanish(calculated)}, y el IVA cargado es ${inSpanish(stated)}`
    return [`${sentence}: ${inSpanish(difference)} de diferencia por el redondeo de cada renglón.`]
  })
}

function imputacionesOf({ imputaciones }: AmountsInput, neto: string): Amounts['imputaciones'] {
  const [open, second] = imputaciones.flatMap(({ importe: amount }, index) => (amount === undefined ? [index] : []))
  if (second !== undefined)
    throw invalid(`imputaciones.${open}.importe`, 'Un solo rubro puede quedar sin importe: le toca lo que falta.')
  const left = exact(neto).minus(sum(imputaciones.flatMap((each) => each.importe ?? [])))
  const rest = importe(left.lt(0) ? exact(0) : left)
  const complete = imputaciones.map(({ importe: amount, ...spentOn }) => ({
    ...spentOn,
    importe: amount === undefined ? rest : importe(exact(amount)),
  }))
  const together = sum(complete.map((each) => each.importe))
  if (isSame(together, neto)) return complete
  const difference = importe(exact(neto).minus(together))
  const message = `Las imputaciones suman ${inSpanish(together)} y el neto es ${inSpanish(neto)}: la diferencia es ${inSpanish(difference)}.`
  throw invalid('imputaciones', message)
}

/**
 * Calculates every missing amount of a document and checks the given ones. Throws 400 with the field and the figures that disagree.
 */
export function calculateAmounts(input: AmountsInput): Amounts {
  const otrosTributos = importe(exact(input.otrosTributos ?? '0'))
  const iva = ivaOf(input)
  const bases = sum(iva.map(({ base }) => base))
  const taxes = sum(iva.map((line) => line.importe))
  const netOfTotal = () => importe(exact(input.total!).minus(taxes).minus(otrosTributos))
  const neto = input.neto ? importe(exact(input.neto)) : input.total ? netOfTotal() : bases
  if (exact(neto).lt(0)) throw invalid('total', 'El total no alcanza para el IVA y los otros tributos.')
  if (exact(bases).gt(neto))
    throw invalid('iva', `Las bases del IVA suman ${inSpanish(bases)}, más que el neto (${inSpanish(neto)}).`)
  const calculated = sum([neto, taxes, otrosTributos])
  const total = input.total ? importe(exact(input.total)) : calculated
  if (!isSame(total, calculated)) {
    const message = `Neto, IVA y otros tributos suman ${inSpanish(calculated)}, y el total dice ${inSpanish(total)}.`
    throw invalid('total', message)
  }
  return { neto, iva, otrosTributos, total, imputaciones: imputacionesOf(input, neto) }
}
