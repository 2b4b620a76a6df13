import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import { confirmLeave } from '../confirm-leave.ts'

export type OpenForm = {
  hasUnsaved: () => boolean
  /** Lets go of what is unsaved. */
  discard: () => void
  /** Whether going there takes the form off the screen. */
  leaves: (next: Location, current: Location) => boolean
}

/** The forms on the screen whose content would be lost by leaving. */
export const openForms = new Set<OpenForm>()

export const toAnotherPath: OpenForm['leaves'] = (next, current) => next.pathname !== current.pathname

const unsavedForms = () => [...openForms].filter((form) => form.hasUnsaved())

/** The forms with unsaved content that going there would take off the screen. */
export const formsLeft = (next: Location, current: Location): OpenForm[] =>
  unsavedForms().filter((form) => form.leaves(next, current))

/**
 * For what acts first and leaves afterwards: asks whether unsaved changes may be lost, and lets go of them. False where
 * the person stays.
 */
export async function leaveForms(): Promise<boolean> {
  const unsaved = unsavedForms()
  if (unsaved.length === 0) return true
  if (!(await confirmLeave())) return false
  for (const form of unsaved) form.discard()
  return true
}

/** Makes the form known to whatever would take its place. */
export function useOpenForm(form: OpenForm, isGuarded: boolean): void {
  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    if (!isGuarded) return
    const open: OpenForm = {
      hasUnsaved: () => latest.current.hasUnsaved(),
      discard: () => latest.current.discard(),
      leaves: (next, current) => latest.current.leaves(next, current),
    }
    openForms.add(open)
    return () => void openForms.delete(open)
  }, [isGuarded])
}
