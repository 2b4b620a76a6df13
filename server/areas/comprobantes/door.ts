/** The public interface of this area for other areas. */
export { type Payee, payDocument, releaseDocument } from './payments.service.ts'
export { findComprobantes, getComprobante, getVencimientos } from './service.ts'
export { selectNamedDocuments } from './load.queries.ts'
export {
  confirmLoadedComprobantes,
  createLoadedComprobantes,
  currentComprobantes,
  type DocumentNumber,
  findByNumber,
  undoLoadedComprobantes,
} from './load.service.ts'
