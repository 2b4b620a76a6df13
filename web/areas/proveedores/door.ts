/** What other areas may import from proveedores. */
export { proveedores } from './noun.ts'
export { payAddress, searchSuppliers } from './queries.ts'
