/** What other areas may use of this one. */
export { indices } from './noun.ts'
