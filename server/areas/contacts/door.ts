/** What other areas may use of this one. */
export { findContactAddresses, findContactNames } from './service.ts'
