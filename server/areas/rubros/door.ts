/** What other areas may use of this one. */
export { branchOf } from './service.ts'
export { addUsualRubros } from './usual.service.ts'
