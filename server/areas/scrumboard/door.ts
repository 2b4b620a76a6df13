/** What other areas may use of this one. */
export { requireBoard } from './service.ts'
export { findTaskTitles } from './tasks.service.ts'
