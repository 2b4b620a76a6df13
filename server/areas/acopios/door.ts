/** The public interface of this area for other areas. */
export { findAcopios } from './service.ts'
