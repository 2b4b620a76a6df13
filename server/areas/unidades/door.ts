/** The public interface of this area for other areas. */
export { addUsualUnits } from './usual.service.ts'
