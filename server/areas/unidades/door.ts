/** What other areas may use of this one. */
export { addUsualUnits } from './usual.service.ts'
