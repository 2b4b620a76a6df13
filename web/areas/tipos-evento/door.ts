/** What other areas may import from tipos-evento. */
export { tiposEvento } from './noun.ts'
