/** What other areas may import from unidades. */
export { unidades } from './noun.ts'
