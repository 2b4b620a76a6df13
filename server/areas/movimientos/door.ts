/** The public interface of this area for other areas. */
export { requireUnitDecimals } from './line-quantity.ts'
export { selectMaterials } from './queries.ts'
export { findMovimientos } from './service.ts'
