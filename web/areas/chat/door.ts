/** What other areas may use of this one. */
export { openChat, peopleQuery } from './queries.ts'
