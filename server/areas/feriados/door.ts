/** The public interface of this area for other areas. */
export { addUsualHolidays } from './usual.service.ts'
