/** The public interface of this area for other areas. */
export { announceProfile } from './people.service.ts'
