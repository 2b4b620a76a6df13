import { Alert } from '../../ui/Alert.tsx'

/** Why the user may not approve the record on the screen, and who may. */
export function ApprovalNote({ reason }: { reason: string | undefined }) {
  if (!reason) return null
  return <Alert type="info">{reason}</Alert>
}
