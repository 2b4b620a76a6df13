/** What other areas may import from depositos. */
export { depositos } from './noun.ts'
