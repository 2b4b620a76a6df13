/** The public interface of this area for other areas. */
export { announceStock, lockStock, postLine, postReversal, postTransfer } from './ledger.service.ts'
export { createSampleLedger } from './sample-ledger.ts'
