/** What other areas may import from rubros. */
export { rubros } from './noun.ts'
