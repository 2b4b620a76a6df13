/** What other areas may use of this one. */
export { requireRoom, storageQuery, userQuery } from './queries.ts'
