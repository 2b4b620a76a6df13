/** What other areas may use of this one. */
export { type Hoja, type HojaItem, budgetsQuery, lineChoicesQuery, sheetQuery } from './queries.ts'
