/** The public interface of this area for other areas. */
export { billedAhead, paidAhead } from './advance.queries.ts'
export { payAdvance } from './advance.service.ts'
export { contractInForce, requireNoDraftCertificate, restateContract, storeTerms } from './addenda.service.ts'
export { selectContractNames } from './names.queries.ts'
export { findContratos } from './service.ts'
export { currentTerms, type Addendum } from './terms.ts'
