/** The public interface of this area for other areas. */
export { type Payee, payDocument, releaseDocument } from './payments.service.ts'
export { findComprobantes, getComprobante, getVencimientos } from './service.ts'
