import { useLeaveGuard } from '../../lib/use-leave-guard.ts'
import { confirmLeave } from '../confirm-leave.ts'
import { formsLeft } from './open-forms.ts'

/** Asks before navigating away from forms with unsaved changes. Rendered only while there are some. */
export function LeaveGuard({ isStored }: { isStored?: () => boolean }) {
  useLeaveGuard({
    loses: (next, current) => formsLeft(next, current).length > 0,
    ask: confirmLeave,
    ...(isStored && { isStored }),
  })
  return null
}
