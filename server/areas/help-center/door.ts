/** What other areas may use of this one. */
export { findGuides } from './service.ts'
