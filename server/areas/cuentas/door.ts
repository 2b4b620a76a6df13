/** The public interface of this area for other areas. */
export { accountNames, selectNamedAccounts } from './queries.ts'
export { accountsIn } from './balances.service.ts'
export { requireAccounts, type AccountUse } from './service.ts'
