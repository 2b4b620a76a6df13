import { words } from '../../../openapi/generated/words.ts'

/** Spanish labels of the wire's values. */
export const medios = words.PagoMedioTipo
export const impuestos = words.RetencionImpuesto
export const meansStates = words.PagoMedioEstado
