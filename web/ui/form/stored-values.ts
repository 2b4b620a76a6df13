import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a instanceof Blob || b instanceof Blob) return false
  return JSON.stringify(a) === JSON.stringify(b)
}

/**
 * Updates the fields that are not edited when the stored values change. React Hook Form's own `values` would lose an edit
 * after its optimistic change was stored and rolled back.
 */
export function useStoredValues(hook: UseFormReturn<FieldValues>, stored: FieldValues) {
  // Mutable, so that reads between two renders are up to date.
  const [edited] = useState(() => new Set<string>())
  const latest = useRef(stored)
  useLayoutEffect(() => {
    for (const [key, value] of Object.entries(stored)) {
      if (!edited.has(key) && !isSame(value, latest.current[key])) hook.setValue(key, value)
    }
    latest.current = stored
  })
  return {
    edited,
    latest,
    isDirty: (than = latest.current) => [...edited].some((key) => !isSame(hook.getValues(key), than[key])),
    discard() {
      edited.clear()
      hook.reset(latest.current)
    },
    /** After saving: fields changed since sending stay edited, the others take the stored values. */
    settle(sent: FieldValues, before: FieldValues, saved?: FieldValues) {
      for (const key of edited) {
        if (!isSame(hook.getValues(key), sent[key])) continue
        edited.delete(key)
        if (saved) hook.setValue(key, saved[key])
        else if (!isSame(before[key], latest.current[key])) hook.setValue(key, latest.current[key])
      }
    },
  }
}
