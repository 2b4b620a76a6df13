/** What other areas may import from cuentas. */
export { cuentas } from './noun.ts'
export { searchAccounts } from './queries.ts'
export { useAccountFilter } from './account-filter.ts'
export { AssignDialog } from './assign-on-demand.ts'
