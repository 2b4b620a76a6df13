/** The exports of this area for other areas. */
export { developerChoicesQuery, selectionQuery, useIsAdministrator, useMay, useSeesAllProjects } from './queries.ts'
