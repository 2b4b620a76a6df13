/** What other areas may use of this one. */
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
