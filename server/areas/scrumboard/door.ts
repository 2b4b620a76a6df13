/** The public interface of this area for other areas. */
export { requireBoard } from './service.ts'
export { findTaskTitles } from './tasks.service.ts'
