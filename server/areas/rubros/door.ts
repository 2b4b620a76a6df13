/** The public interface of this area for other areas. */
export { rubros } from './catalogue.ts'
export { selectRubros } from './queries.ts'
export { branchOf } from './service.ts'
export { addUsualRubros } from './usual.service.ts'
