/** The public interface of this area for other areas. */
export { itemsInForce, requireWorth } from './items.service.ts'
export {
  approvedBudget,
  lineAmount,
  lineColumns,
  lineOf,
  readChangeLines,
  requireLineNames,
  writeChangeLines,
} from './lines.service.ts'
export { addItems, changeItems, itemsByCode, itemsById, removeItems } from './load.service.ts'
