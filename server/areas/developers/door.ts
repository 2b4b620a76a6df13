/** What other areas may use of this one. */
export { requireRole } from './access.service.ts'
export { getDeveloper } from './service.ts'
