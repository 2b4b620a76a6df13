/** The public interface of this area for other areas. */
export { endAbandonedSoon } from './apply.service.ts'
