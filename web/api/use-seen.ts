import { useRef } from 'react'

/**
 * The record as it was when the person began to change it (`saveSeen`). A layout effect calls `follow`: what others change
 * while the form is clean is seen; what they change later is told when it is saved.
 */
export function useSeen<Stored extends { version: number } | undefined>(record: Stored) {
  const seen = useRef(record)
  return {
    get: () => seen.current,
    follow(isDirty: boolean) {
      if (!isDirty && record?.version !== seen.current?.version) seen.current = record
    },
  }
}
