import { useEffect } from 'react'

/**
 * While something is unsaved, the browser asks before the tab is closed or reloaded, unless it is kept for the page that
 * comes.
 */
export function useLeaveWarning(isUnsaved: boolean, isKept: () => boolean = () => false): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isKept()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved, isKept])
}
