/** What other areas may use of this one. */
export { proveedores } from './noun.ts'
export { payAddress, searchSuppliers } from './queries.ts'
