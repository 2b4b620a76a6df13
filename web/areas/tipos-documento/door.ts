/** What other areas may import from tipos-documento. */
export { tiposDocumento } from './noun.ts'
