import { LeaveGuard } from './LeaveGuard.tsx'
import { toAnotherPath, useOpenForm, type OpenForm } from './open-forms.ts'

type UnsavedWorkProps = Pick<OpenForm, 'discard'> & Partial<Pick<OpenForm, 'leaves'>>

/** Guards what is unsaved outside a form, such as the cells of a sheet, as a form is guarded. Drawn only while there is some. */
export function UnsavedWork({ discard, leaves = toAnotherPath }: UnsavedWorkProps) {
  useOpenForm({ hasUnsaved: () => true, discard, leaves }, true)
  return <LeaveGuard />
}
