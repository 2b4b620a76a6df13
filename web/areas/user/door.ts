/** The exports of this area for other areas. */
export { requireRoom, storageQuery, userQuery } from './queries.ts'
