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
