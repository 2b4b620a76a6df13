import { useEffect } from 'react'
import { useBlocker, type Location } from 'react-router-dom'
import { useLeaveWarning } from './use-leave-warning.ts'

type LeaveGuard = {
  /** Whether there is something to lose. */
  isDirty: boolean
  /** Asks the person; true to leave. */
  ask: () => Promise<boolean>
  /** Whether going there leaves at all; without it another path does. */
  leaves?: (next: Location, current: Location) => boolean
}

const toAnotherPath = (next: Location, current: Location) => next.pathname !== current.pathname

/** Asks before unsaved work is left, inside the app as well as by closing or reloading the page. */
export function useLeaveGuard({ isDirty, ask, leaves = toAnotherPath }: LeaveGuard): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && leaves(nextLocation, currentLocation))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void ask().then((mayLeave) => (mayLeave ? blocker.proceed() : blocker.reset()))
    // Asked once each time that leaving is blocked.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [blocker.state])
  useLeaveWarning(isDirty)
}
