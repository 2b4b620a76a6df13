import { useEffect } from 'react'

/** While there are unsaved changes, the browser asks before unloading the page, unless they are stored for the reload. */
export function useLeaveWarning(isUnsaved: boolean, isStored: () => boolean = () => false): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isStored()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved, isStored])
}
