/** What other areas may use of this one. */
export { payAddress, searchSuppliers } from './queries.ts'
