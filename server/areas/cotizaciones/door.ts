/** The public interface of this area for other areas. */
export { cotizaciones } from './catalogue.ts'
export { addMissingRates } from './service.ts'
