/** The public interface of this area for other areas. */
export { requireAccounts, type AccountUse } from './service.ts'
