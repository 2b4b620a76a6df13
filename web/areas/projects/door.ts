/** The exports of this area for other areas. */
export { indicesQuery } from './queries.ts'
