/** What other areas may use of this one. */
export { depositos } from './noun.ts'
