import { words } from '../../../openapi/generated/words.ts'

/** Spanish labels of the wire's values. */
export const tipos = words.MovimientoTipo
export const sentidos = words.MovimientoSentido
