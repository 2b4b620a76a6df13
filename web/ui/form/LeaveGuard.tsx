import { useLeaveGuard } from '../../lib/use-leave-guard.ts'
import { confirmLeave } from '../confirm-leave.ts'
import { formsLeft } from './open-forms.ts'

/** Asks before the forms on the screen are left with unsaved content. Drawn only while there is some. */
export function LeaveGuard({ isKept }: { isKept?: () => boolean }) {
  useLeaveGuard({
    loses: (next, current) => formsLeft(next, current).length > 0,
    ask: confirmLeave,
    ...(isKept && { isKept }),
  })
  return null
}
