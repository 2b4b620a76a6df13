/** What other areas may import from contratos. */
export { useContractFilter } from './contract-filter.ts'
export { rubroOptions, rubroSubtree, useApprovedSheet } from './budget-items.ts'
export { PrintedAgreement, PrintedItems } from './PrintedAgreement.tsx'
