/** The letters that suppliers issue, by their VAT condition (docs/domain/documents.md, Letters). */
import type { components } from '../../../openapi/generated/schema.d.ts'

type Letra = components['schemas']['ComprobanteLetra']
type CondicionIva = components['schemas']['CondicionIva']

/** The first one is the usual one. X is no fiscal document: anybody may issue it. */
const lettersOf: Record<CondicionIva, [Letra, ...Letra[]]> = {
  RI: ['A', 'B', 'M', 'X'],
  monotributo: ['C', 'X'],
  exento: ['C', 'X'],
  CF: ['X'],
  exterior: ['E', 'X'],
}

const conditionNames: Record<CondicionIva, string> = {
  RI: 'responsable inscripto',
  monotributo: 'monotributista',
  exento: 'exento',
  CF: 'consumidor final',
  exterior: 'del exterior',
}

export const usualLetter = (condicion: CondicionIva): Letra => lettersOf[condicion][0]

/** The VAT rate that a supplier's work is usually billed with. */
export const usualVatRate = (condicion: CondicionIva): components['schemas']['AlicuotaIva'] =>
  condicion === 'RI' ? '21' : '0'

/** A warning if a supplier of this condition does not issue that letter, or charges no VAT. */
export function letterWarning(condicion: CondicionIva, letra: Letra, hasVat: boolean): string | undefined {
  const name = conditionNames[condicion]
  if (!lettersOf[condicion].includes(letra)) {
    const usual = `${usualLetter(condicion)}${condicion === 'RI' ? '' : ', sin IVA'}`
    return `El proveedor es ${name}: le corresponde la letra ${usual}, y este comprobante es ${letra}.`
  }
  if (hasVat && condicion !== 'RI') return `El proveedor es ${name}: sus comprobantes no llevan IVA, y este lo tiene.`
  return undefined
}
