import { useRef, type RefObject } from 'react'

/** A ref that always holds the current value, for callbacks that run later. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  latest.current = value
  return latest
}
