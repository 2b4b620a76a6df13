/** The public interface of this area for other areas. */
export { feriados } from './catalogue.ts'
export { addUsualHolidays } from './usual.service.ts'
