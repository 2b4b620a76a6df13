/** The public interface of this area for other areas. */
export { proveedores } from './catalogue.ts'
export { selectSupplierNames } from './queries.ts'
export { letterWarning, usualVatRate } from './letters.ts'
export { findProveedores } from './service.ts'
