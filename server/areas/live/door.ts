/** The public interface of this area for other areas. */
export { type Announcing, announceChange, announceSessionsEnd, announceTo } from './service.ts'
