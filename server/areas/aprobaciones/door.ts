/** The public interface of this area for other areas. */
export { countWaiting, notifyApprovers, requireApproval } from './approval.service.ts'
