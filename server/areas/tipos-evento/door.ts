/** The public interface of this area for other areas. */
export { tiposEvento } from './catalogue.ts'
export { addUsualEventTypes } from './usual.service.ts'
