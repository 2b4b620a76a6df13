/** The public interface of this area for other areas. */
export { billable } from './bills.queries.ts'
export { billsOf, doubtfulBills, requireNotOverbilled, unlinkedCertificates, withheldOf } from './bills.service.ts'
export { certifiedQuantities } from './certified.service.ts'
export { contractOf } from './contract.service.ts'
export { certificateName } from './names.ts'
export {
  billableCertificate,
  coverCertificate,
  payCertificate,
  releaseCertificate,
  requireCertificate,
  uncoverCertificate,
} from './payments.service.ts'
export { recalculateDrafts } from './reissue.service.ts'
export {
  draftCertificados,
  issueCertificados,
  loadedCertificadosById,
  standingCertificados,
  undoCertificados,
  type LoadedCertificado,
  type LoadedLine,
} from './load.service.ts'
