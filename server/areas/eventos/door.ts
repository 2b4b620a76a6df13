/** The public interface of this area for other areas. */
export { writeSubscription } from './export.service.ts'
export { createLoadedEventos, currentEventos, findSameEventos, undoLoadedEventos } from './load.service.ts'
export { linkLoader, requireLinked } from './links.service.ts'
export { findOcurrencias, listAgenda } from './ocurrencias.service.ts'
