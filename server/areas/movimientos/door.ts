/** The public interface of this area for other areas. */
export { hasComprobante } from './queries.ts'
export { enterMovimiento, findMovimientos, reverseMovimiento } from './service.ts'
