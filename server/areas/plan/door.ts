/** The public interface of this area for other areas. */
export {
  createLoadedTareas,
  currentTareas,
  findLoadedTareas,
  refusedChanges,
  refusedTareas,
  undoLoadedTareas,
  updateLoadedTareas,
} from './load.service.ts'
export { physicalByRubro, rubroProgress, workOfRubros } from './progress.service.ts'
export { findTareas, taskDistribution } from './service.ts'
export type { SheetTask } from './sheet-tasks.ts'
