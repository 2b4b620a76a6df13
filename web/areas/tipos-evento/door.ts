/** What other areas may use of this one. */
export { tiposEvento } from './noun.ts'
