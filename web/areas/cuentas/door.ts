/** What other areas may import from cuentas. */
export { cuentas } from './noun.ts'
export { searchAccounts } from './queries.ts'
