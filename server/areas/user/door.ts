/** The public interface of this area for other areas. */
export { toUser } from './service.ts'
