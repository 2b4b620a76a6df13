/** The public interface of this area for other areas. */
export { findActiveProject, findProjectNames } from './service.ts'
