import { words } from '../../../openapi/generated/words.ts'

/** Spanish labels of the wire's values. */
export const conceptos = words.CobroConcepto
