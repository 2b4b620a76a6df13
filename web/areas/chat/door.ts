/** What other areas may import from chat. */
export { openChat, peopleQuery } from './queries.ts'
