/** The public interface of this area for other areas. */
export { requireUnitDecimals } from './line-quantity.ts'
export { hasComprobante, selectMaterials } from './queries.ts'
export { enterMovimiento, findMovimientos, reverseMovimiento } from './service.ts'
