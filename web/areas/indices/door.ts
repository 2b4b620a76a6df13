/** What other areas may import from indices. */
export { indices } from './noun.ts'
