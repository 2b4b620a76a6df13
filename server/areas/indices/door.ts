/** The public interface of this area for other areas. */
export { indices } from './catalogue.ts'
export { values } from './values.ts'
export { requireIndex } from './service.ts'
export { addMissingValues } from './values.service.ts'
