/** The public interface of this area for other areas. */
export { selectSupplierNames } from './queries.ts'
export { letterWarning, usualVatRate } from './letters.ts'
export { findProveedores } from './service.ts'
