/** The exports of this area for other areas. */
export { ApprovalNote } from './ApprovalNote.tsx'
export { useApproval } from './use-approval.ts'
