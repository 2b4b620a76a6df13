/** What other areas may use of this one. */
export { itemsInForce } from './items.service.ts'
export {
  approvedBudget,
  lineAmount,
  lineColumns,
  lineOf,
  readChangeLines,
  requireLineNames,
  writeChangeLines,
} from './lines.service.ts'
