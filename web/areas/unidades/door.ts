/** What other areas may use of this one. */
export { unidades } from './noun.ts'
