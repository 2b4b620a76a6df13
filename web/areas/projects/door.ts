/** What other areas may use of this one. */
export { indicesQuery } from './queries.ts'
