/** The public interface of this area for other areas. */
export { findGuides } from './service.ts'
