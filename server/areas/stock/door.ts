/** The public interface of this area for other areas. */
export {
  announceStock,
  lockStock,
  observeStock,
  postCount,
  postLine,
  postReversal,
  postTransfer,
  reserveStock,
} from './ledger.service.ts'
export { inPesos, ratesOf, worth } from './price-value.ts'
export { createSampleLedger } from './sample-ledger.ts'
export { countShort, selectShort, visibleStock } from './queries.ts'
export { share } from './stock-value.ts'
