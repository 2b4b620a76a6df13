/** The public interface of this area for other areas. */
export {
  countWaiting,
  needsApproval,
  notifyApprovers,
  notifyApproversOfPayments,
  requireApproval,
  withdrawFromApprovers,
} from './approval.service.ts'
