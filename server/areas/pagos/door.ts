/** The public interface of this area for other areas. */
export { rejectMeans } from './rejections.service.ts'
export { findPagos } from './service.ts'
