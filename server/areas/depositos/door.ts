/** The public interface of this area for other areas. */
export { depositos } from './catalogue.ts'
export { selectUsableDeposits } from './queries.ts'
export { supplierDeposit } from './service.ts'
