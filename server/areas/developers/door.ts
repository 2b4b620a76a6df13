/** The public interface of this area for other areas. */
export { isStillAdmitted, requireRole } from './access.service.ts'
export { getDeveloper } from './service.ts'
