/** The public interface of this area for other areas. */
export { contractInForce, requireNoDraftCertificate, restateContract } from './addenda.service.ts'
export { findContratos } from './service.ts'
export { currentTerms, type Addendum } from './terms.ts'
