/** The quantity of a line in the unit of its material (docs/domain/materials.md, Quantities). Pure functions. */
import { exact, fromScaled, inSpanish, roundTo, toScaled } from '../../money/decimal.ts'
import { invalid } from '../../lib/problem.ts'
import { identityKey } from '../../lib/text.ts'

export type CountedMaterial = {
  nombre: string
  unidad: string
  decimales: number
  presentaciones: { nombre: string; factor: string }[]
}

const hasMoreDecimals = (quantity: string, decimals: number) => !exact(quantity).eq(roundTo(exact(quantity), decimals))

const decimalWords = (decimals: number) =>
  decimals === 0 ? 'cantidades enteras' : decimals === 1 ? 'hasta 1 decimal' : `hasta ${decimals} decimales`

/** Throws 400 if a quantity has more decimals than its unit. */
export function requireUnitDecimals(
  { nombre, unidad, decimales }: Omit<CountedMaterial, 'presentaciones'>,
  quantity: string,
  field: string,
): void {
  if (hasMoreDecimals(quantity, decimales))
    throw invalid(field, `${nombre} se cuenta en ${unidad}, con ${decimalWords(decimales)}.`)
}

/**
 * The quantity times the factor of the presentation, rounded once to the decimals of the unit. Throws 400 for 0, for too many
 * decimals, for an unknown presentation, and for one that is no whole number of a unit without decimals.
 */
export function baseQuantity(
  { nombre, unidad, decimales, presentaciones }: CountedMaterial,
  { cantidad, presentacion }: { cantidad: string; presentacion?: string | null | undefined },
  field: string,
): string {
  const quantityField = `${field}.cantidad`
  if (exact(cantidad).eq(0)) throw invalid(quantityField, 'Poné una cantidad mayor que 0.')
  if (!presentacion) {
    requireUnitDecimals({ nombre, unidad, decimales }, cantidad, quantityField)
    return fromScaled('cantidad', toScaled('cantidad', cantidad))
  }
  const name = identityKey(presentacion)
  const factor = presentaciones.find((each) => identityKey(each.nombre) === name)?.factor
  if (factor === undefined)
    throw invalid(
      `${field}.presentacion`,
      `${nombre} no tiene la presentación «${presentacion}». Elegí una de las suyas.`,
    )
  const product = exact(cantidad).times(factor)
  if (decimales === 0 && hasMoreDecimals(product.toFixed(), 0))
    throw invalid(
      quantityField,
      `${inSpanish(cantidad)} ${presentacion} no es un número entero de ${unidad}: tomá la más chica como unidad de base del material.`,
    )
  const base = roundTo(product, decimales)
  if (exact(base).eq(0)) throw invalid(quantityField, `Es menos de lo que se puede contar en ${unidad}. Poné más.`)
  return fromScaled('cantidad', toScaled('cantidad', base))
}
