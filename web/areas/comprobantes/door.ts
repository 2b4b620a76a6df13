/** What other areas may use of this one. */
export { tipos } from './words.ts'
