/** What other areas may use of this one. */
export { listProducts } from './service.ts'
export { addUsualInventory } from './usual.service.ts'
