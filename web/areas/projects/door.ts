/** The exports of this area for other areas. */
export { indicesQuery, projectsQuery } from './queries.ts'
