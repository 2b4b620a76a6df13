/** The public interface of this area for other areas. */
export { physicalByRubro, rubroProgress, workOfRubros } from './progress.service.ts'
export { findTareas, taskDistribution } from './service.ts'
