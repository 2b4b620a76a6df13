/** The public interface of this area for other areas. */
export { materiales } from './catalogue.ts'
export { countedLines, requireEachOnce } from './counted-lines.ts'
export { requireUnitDecimals } from './line-quantity.ts'
export { oldPriceDays } from './price-levels.ts'
export { selectMaterials, selectPrices } from './queries.ts'
export { findMateriales } from './service.ts'
