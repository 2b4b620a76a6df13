/** The public interface of this area for other areas. */
export {
  confirmLoadedMovimientos,
  createLoadedMovimientos,
  currentMovimientos,
  enterEarlierStock,
  findMovimientosByRemito,
  undoLoadedMovimientos,
} from './load.service.ts'
export { hasComprobante } from './queries.ts'
export { enterMovimiento, findMovimientos, reverseMovimiento } from './service.ts'
