/** The public interface of this area for other areas. */
export { unidades } from './catalogue.ts'
export { addUsualUnits } from './usual.service.ts'
