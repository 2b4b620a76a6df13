import { useEffect, useRef } from 'react'
import { useBlocker, type Location } from 'react-router-dom'
import { useLeaveWarning } from './use-leave-warning.ts'

type LeaveGuard = {
  /** Whether going there loses something. */
  loses: (next: Location, current: Location) => boolean
  /** Asks the person; true to leave. */
  ask: () => Promise<boolean>
  /** Whether it survives reloading the page; the same function each time. */
  isKept?: () => boolean
}

/**
 * Asks before unsaved work is left, inside the app as well as by closing or reloading the page. To be used only while
 * there is such work: the router asks one guard alone.
 */
export function useLeaveGuard({ loses, ask, isKept }: LeaveGuard): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => loses(nextLocation, currentLocation))
  const latest = useRef(blocker)
  const isAsking = useRef(false)
  // A refusal and the next try may be drawn together: then the state is 'blocked' before and after, and only the blocker is new.
  useEffect(() => {
    latest.current = blocker
    if (blocker.state !== 'blocked' || isAsking.current) return
    isAsking.current = true
    void ask().then((mayLeave) => {
      isAsking.current = false
      const { current } = latest
      if (current.state === 'blocked') (mayLeave ? current.proceed : current.reset)()
    })
    // Asked once each time that leaving is blocked.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [blocker])
  useLeaveWarning(true, isKept)
}
