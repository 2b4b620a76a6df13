/** What other areas may use of this one. */
export { feriados } from './noun.ts'
