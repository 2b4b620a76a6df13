/** What other areas may import from feriados. */
export { feriados } from './noun.ts'
