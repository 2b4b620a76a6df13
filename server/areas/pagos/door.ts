/** The public interface of this area for other areas. */
export { findPagos } from './service.ts'
