/** What other areas may import from proveedores. */
export { proveedores } from './noun.ts'
export { payAddress, searchSuppliers, supplierFilter } from './queries.ts'
