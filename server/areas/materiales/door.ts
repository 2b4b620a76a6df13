/** The public interface of this area for other areas. */
export { selectPrices } from './queries.ts'
export { findMateriales } from './service.ts'
