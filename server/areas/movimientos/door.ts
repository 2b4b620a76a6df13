/** The public interface of this area for other areas. */
export { findMovimientos } from './service.ts'
