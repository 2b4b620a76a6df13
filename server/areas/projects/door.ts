/** What other areas may use of this one. */
export { findActiveProject, findProjectNames } from './service.ts'
