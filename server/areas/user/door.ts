/** What other areas may use of this one. */
export { toUser } from './service.ts'
