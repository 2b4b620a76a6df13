import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import { closesNewForm } from '../../lib/use-new-form.ts'

export type OpenForm = {
  hasUnsaved: () => boolean
  /** Discards the unsaved changes. */
  discard: () => void
  /** Whether a navigation unmounts the form. */
  leaves: (next: Location, current: Location) => boolean
}

/** The mounted forms whose content would be lost by leaving. */
export const openForms = new Set<OpenForm>()

export const toAnotherPath: OpenForm['leaves'] = (next, current) => next.pathname !== current.pathname

/** The default of forms: Back from a form that the address opened closes it, too. */
export const toAnotherForm: OpenForm['leaves'] = (next, current) =>
  toAnotherPath(next, current) || closesNewForm(next, current)

const unsavedForms = () => [...openForms].filter((form) => form.hasUnsaved())

/** The forms with unsaved changes that a navigation would unmount. */
export const formsLeft = (next: Location, current: Location): OpenForm[] =>
  unsavedForms().filter((form) => form.leaves(next, current))

/** Asks before an action that leaves the page, then discards unsaved changes. False if the user stays. */
export async function leaveForms(): Promise<boolean> {
  const unsaved = unsavedForms()
  if (unsaved.length === 0) return true
  // On demand, as the shell calls this on every screen. Loaded by then, also offline: `LeaveGuard` imports it.
  const { confirmLeave } = await import('../confirm-leave.ts')
  if (!(await confirmLeave())) return false
  for (const form of unsaved) form.discard()
  return true
}

/** Registers the form in `openForms`. */
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
