import { useEffect, useRef } from 'react'
import { useBlocker, type Location } from 'react-router-dom'
import { useLeaveWarning } from './use-leave-warning.ts'

type LeaveGuard = {
  /** Whether a navigation loses unsaved changes. */
  loses: (next: Location, current: Location) => boolean
  /** Asks the user; true to leave. */
  ask: () => Promise<boolean>
  /** Whether the changes survive a reload; must be a stable function. */
  isStored?: () => boolean
}

/** Asks before leaving the page with unsaved changes. Render only while there are some: the router allows one blocker. */
export function useLeaveGuard({ loses, ask, isStored }: LeaveGuard): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => loses(nextLocation, currentLocation))
  const latest = useRef(blocker)
  const isAsking = useRef(false)
  // Depends on the blocker, not its state: a refusal and the next try may render together, both as 'blocked'.
  useEffect(() => {
    latest.current = blocker
    if (blocker.state !== 'blocked' || isAsking.current) return
    isAsking.current = true
    void ask().then((mayLeave) => {
      isAsking.current = false
      const { current } = latest
      if (current.state === 'blocked') (mayLeave ? current.proceed : current.reset)()
    })
    // Asks once per blocked navigation.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [blocker])
  useLeaveWarning(true, isStored)
}
