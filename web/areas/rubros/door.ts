/** What other areas may use of this one. */
export { rubros } from './noun.ts'
