/** The public interface of this area for other areas. */
export { rejectMeans } from './rejections.service.ts'
export { findPagos } from './service.ts'
export { confirmLoadedPagos, createLoadedPagos, currentPagos, findPaid, undoLoadedPagos } from './load.service.ts'
