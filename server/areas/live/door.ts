/** What other areas may use of this one. */
export { type Announcing, announceChange, announceSessionsEnd, announceTo } from './service.ts'
