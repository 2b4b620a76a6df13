/** The public interface of this area for other areas. */
export { branchOf } from './service.ts'
export { addUsualRubros } from './usual.service.ts'
