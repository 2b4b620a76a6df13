/** What other areas may use of this one. */
export { addUsualHolidays } from './usual.service.ts'
