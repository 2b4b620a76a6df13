/** The public interface of this area for other areas. */
export { addUsualEventTypes } from './usual.service.ts'
