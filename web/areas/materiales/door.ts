/** What other areas may import from materiales. */
export { materiales } from './noun.ts'
