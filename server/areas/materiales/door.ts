/** The public interface of this area for other areas. */
export { oldPriceDays } from './price-levels.ts'
export { selectPrices } from './queries.ts'
export { findMateriales } from './service.ts'
