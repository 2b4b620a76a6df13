/** What other areas may import from presupuestos. */
export { type Hoja, type HojaItem, budgetsQuery, sheetQuery, useLineChoices } from './queries.ts'
