/** What other areas may use of this one. */
export { type Hoja, type HojaItem, budgetsQuery, sheetQuery, useLineChoices } from './queries.ts'
