import { useCallback, useRef, useState } from 'react'

type Loaded<T> = {
  value: T | null
  hasFailed: boolean
  /** Starts loading; says nothing new while it is under way or done, and tries again after a failure. */
  load: () => void
}

/** A part of the program that is fetched when it is about to be needed. */
export function useLoaded<T>(fetchPart: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ value: T | null; hasFailed: boolean }>({ value: null, hasFailed: false })
  const isUnderWay = useRef(false)
  const load = useCallback(() => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    fetchPart().then(
      (value) => setState({ value, hasFailed: false }),
      (error: unknown) => {
        console.error('A part of the program could not be loaded', error)
        isUnderWay.current = false
        setState({ value: null, hasFailed: true })
      },
    )
  }, [fetchPart])
  return { ...state, load }
}
