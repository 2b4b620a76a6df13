/** What other areas may import from contratos. */
export { useContractFilter } from './contract-filter.ts'
