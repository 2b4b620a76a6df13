/** The exports of this area for other areas. */
export { developerChoicesQuery, selectionQuery, useIsAdministrator, useMay } from './queries.ts'
