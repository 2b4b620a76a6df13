/** What other areas may use of this one. */
export { addUsualEventTypes } from './usual.service.ts'
