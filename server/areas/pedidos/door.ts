/** The public interface of this area for other areas. */
export { findOrder, receiveOrder, requireReceivable, returnReceipt } from './receipts.service.ts'
export { findPedidos } from './service.ts'
