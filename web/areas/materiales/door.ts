/** What other areas may use of this one. */
export { materiales } from './noun.ts'
