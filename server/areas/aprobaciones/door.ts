/** The public interface of this area for other areas. */
export { countWaiting, needsApproval, notifyApprovers, requireApproval } from './approval.service.ts'
