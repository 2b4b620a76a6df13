/** What other areas may use of this one. */
export { tiposDocumento } from './noun.ts'
