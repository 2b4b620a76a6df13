/** The public interface of this area for other areas. */
export { findContratos } from './service.ts'
