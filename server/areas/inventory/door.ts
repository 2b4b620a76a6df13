/** The public interface of this area for other areas. */
export { listProducts } from './service.ts'
export { addUsualInventory } from './usual.service.ts'
