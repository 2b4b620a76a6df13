import { areDraftsStored, storeDrafts } from '../../lib/draft-sources.ts'
import { isLockScreen } from '../../lib/redirect.ts'
import { useLeaveGuard } from '../../lib/use-leave-guard.ts'
import { confirmLeave } from '../confirm-leave.ts'
import { formsLeft } from './open-forms.ts'

/** Asks before navigating away from forms with unsaved changes. Rendered only while there are some. */
export function LeaveGuard() {
  useLeaveGuard({
    // Locking stores the input and offers it after unlocking.
    loses: (next, current) => formsLeft(next, current).length > 0 && !(isLockScreen(next.pathname) && storeDrafts()),
    ask: confirmLeave,
    isStored: areDraftsStored,
  })
  return null
}
