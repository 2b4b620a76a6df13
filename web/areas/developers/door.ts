/** What other areas may use of this one. */
export { developerChoicesQuery, selectionQuery, useIsAdministrator, useMay } from './queries.ts'
