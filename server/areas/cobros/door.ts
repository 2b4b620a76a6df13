/** The public interface of this area for other areas. */
export { statedInstalments } from './instalments.service.ts'
export { selectNamedInstalments } from './load.queries.ts'
export {
  confirmLoadedCobros,
  createLoadedCobros,
  currentCobros,
  findReceived,
  undoLoadedCobros,
} from './load.service.ts'
