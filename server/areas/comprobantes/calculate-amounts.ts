/** Amounts of a comprobante: missing ones are calculated, the others checked (docs/domain/documents.md, Totals and VAT). */
import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { exact, importe, inSpanish } from '../../money/decimal.ts'
import { invalid } from '../../lib/problem.ts'
import { jurisdictionName } from './jurisdictions.ts'

export type IvaLine<Amount> = { alicuota: components['schemas']['AlicuotaIva']; base: Amount; importe: Amount }
export type Percepcion = components['schemas']['Percepcion']
export type Amounts = {
  neto: string
  noGravado: string
  exento: string
  /** neto + noGravado + exento: what was spent, without taxes. */
  sinImpuestos: string
  iva: IvaLine<string>[]
  impuestosInternos: string
  percepciones: Percepcion[]
  otrosTributos: string
  total: string
  imputaciones: { rubroId: string; itemId?: string | null; importe: string }[]
}
type PercepcionInput = components['schemas']['PercepcionInput']
export type AmountsInput = {
  letra: string
  neto?: string | null | undefined
  noGravado?: string | undefined
  exento?: string | undefined
  iva?: Partial<IvaLine<string>>[] | undefined
  /** How many lines the document has on paper. */
  lineas?: number | undefined
  impuestosInternos?: string | undefined
  percepciones?: PercepcionInput[] | undefined
  /** Null has it recalculated. */
  otrosTributos?: string | null | undefined
  total?: string | null | undefined
  imputaciones: { rubroId: string; itemId?: string | null; importe?: string | undefined }[]
}

/** The lines on paper of a document that does not say. */
export const defaultLines = 10

const sum = (texts: string[]) => importe(texts.reduce((all, text) => all.plus(text), exact(0)))
const isSame = (a: string, b: string) => exact(a).eq(b)

/** An input whose amounts without VAT are known: `other` is their sum. */
type Taxed = AmountsInput & { other: string }

/** The base of a VAT line without one: the net, or else the net derived from the total. */
function baseOf({ neto, other, total }: Taxed, alicuota: string): string {
  if (neto) return importe(exact(neto))
  if (!total) return '0.00'
  return importe(exact(total).minus(other).div(exact(alicuota).div(100).plus(1)))
}

const vatOf = (base: string, alicuota: string) => importe(exact(base).times(alicuota).div(100))

/** What the total leaves for the VAT of the only line, if net and total say it. */
function remainderOf({ neto, other, total, iva = [] }: Taxed, base: string): string | undefined {
  const of = neto ?? (iva[0]?.base === undefined ? base : undefined)
  if (!total || !of || iva.length > 1) return undefined
  return importe(exact(total).minus(other).minus(of))
}

function ivaOf(input: Taxed): IvaLine<string>[] {
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

function imputacionesOf({ imputaciones }: AmountsInput, spent: string, name: string): Amounts['imputaciones'] {
  const [open, second] = imputaciones.flatMap(({ importe: amount }, index) => (amount === undefined ? [index] : []))
  if (second !== undefined)
    throw invalid(`imputaciones.${open}.importe`, 'Un solo rubro puede quedar sin importe: le toca lo que falta.')
  const left = exact(spent).minus(sum(imputaciones.flatMap((each) => each.importe ?? [])))
  const rest = importe(left.lt(0) ? exact(0) : left)
  const complete = imputaciones.map(({ importe: amount, ...spentOn }) => ({
    ...spentOn,
    importe: amount === undefined ? rest : importe(exact(amount)),
  }))
  const together = sum(complete.map((each) => each.importe))
  if (isSame(together, spent)) return complete
  const difference = importe(exact(spent).minus(together))
  const message = `Las imputaciones suman ${inSpanish(together)} y ${name} es ${inSpanish(spent)}: la diferencia es ${inSpanish(difference)}.`
  throw invalid('imputaciones', message)
}

/** Where a tax is national, it has no jurisdiction. */
const nationalTaxes: Percepcion['impuesto'][] = ['iva', 'ganancias']

/** The perceptions with their jurisdictions by their usual names. Throws 400 for one that is national or there twice. */
function percepcionesOf({ percepciones = [] }: AmountsInput): Percepcion[] {
  const complete = percepciones.map(({ impuesto, jurisdiccion, importe: amount }, index) => {
    const place = jurisdiccion?.trim() ? jurisdictionName(jurisdiccion) : null
    const tax = words.PercepcionImpuesto[impuesto]
    if (place && nationalTaxes.includes(impuesto))
      throw invalid(`percepciones.${index}.jurisdiccion`, `La percepción de ${tax} es nacional: no lleva jurisdicción.`)
    return { impuesto, jurisdiccion: place, importe: importe(exact(amount)) }
  })
  for (const [index, { impuesto, jurisdiccion }] of complete.entries()) {
    const first = complete.findIndex((each) => each.impuesto === impuesto && each.jurisdiccion === jurisdiccion)
    if (first === index) continue
    const name = [words.PercepcionImpuesto[impuesto], jurisdiccion].filter(Boolean).join(' de ')
    throw invalid(`percepciones.${index}.impuesto`, `Ya hay una percepción de ${name}: sumalas en una sola.`)
  }
  return complete
}

/** Everything that is neither net, VAT nor untaxed; at least the perceptions and internal taxes. Throws 400. */
function otherTaxesOf({ otrosTributos }: AmountsInput, impuestosInternos: string, percepciones: Percepcion[]): string {
  const named = sum([impuestosInternos, ...percepciones.map((each) => each.importe)])
  const stated = importe(exact(otrosTributos ?? named))
  if (exact(stated).gte(named)) return stated
  const message = `Las percepciones y los impuestos internos suman ${inSpanish(named)}, más que los otros tributos (${inSpanish(stated)}).`
  throw invalid('otrosTributos', message)
}

/**
 * Calculates every missing amount of a document and checks the given ones. Throws 400 with the field and the figures that disagree.
 */
export function calculateAmounts(input: AmountsInput): Amounts {
  const [noGravado, exento, impuestosInternos] = [input.noGravado, input.exento, input.impuestosInternos].map(
    (amount) => importe(exact(amount ?? '0')),
  ) as [string, string, string]
  const percepciones = percepcionesOf(input)
  const otrosTributos = otherTaxesOf(input, impuestosInternos, percepciones)
  const untaxed = sum([noGravado, exento])
  const other = sum([untaxed, otrosTributos])
  const iva = ivaOf({ ...input, other })
  const bases = sum(iva.map(({ base }) => base))
  const taxes = sum(iva.map((line) => line.importe))
  const netOfTotal = () => importe(exact(input.total!).minus(taxes).minus(other))
  const neto = input.neto ? importe(exact(input.neto)) : input.total ? netOfTotal() : bases
  const isUntaxed = exact(untaxed).gt(0)
  if (exact(neto).lt(0)) {
    const parts = isUntaxed ? 'el IVA, los otros tributos, lo no gravado y lo exento' : 'el IVA y los otros tributos'
    throw invalid('total', `El total no alcanza para ${parts}.`)
  }
  if (exact(bases).gt(neto))
    throw invalid('iva', `Las bases del IVA suman ${inSpanish(bases)}, más que el neto (${inSpanish(neto)}).`)
  const calculated = sum([neto, untaxed, taxes, otrosTributos])
  const total = input.total ? importe(exact(input.total)) : calculated
  if (!isSame(total, calculated)) {
    const parts = isUntaxed ? 'Neto, no gravado, exento, IVA y otros tributos' : 'Neto, IVA y otros tributos'
    throw invalid('total', `${parts} suman ${inSpanish(calculated)}, y el total dice ${inSpanish(total)}.`)
  }
  const sinImpuestos = sum([neto, untaxed])
  const imputaciones = imputacionesOf(input, sinImpuestos, isUntaxed ? 'neto más no gravado y exento' : 'el neto')
  const untaxedParts = { neto, noGravado, exento, sinImpuestos }
  return { ...untaxedParts, iva, impuestosInternos, percepciones, otrosTributos, total, imputaciones }
}
