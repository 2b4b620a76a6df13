import { LeaveGuard } from './LeaveGuard.tsx'
import { toAnotherPath, useOpenForm, type OpenForm } from './open-forms.ts'

type UnsavedWorkProps = Pick<OpenForm, 'discard'> & Partial<Pick<OpenForm, 'leaves'>>

/** Guards unsaved changes outside a form, such as cells of a sheet. Render it only while there are some. */
export function UnsavedWork({ discard, leaves = toAnotherPath }: UnsavedWorkProps) {
  useOpenForm({ hasUnsaved: () => true, discard, leaves }, true)
  return <LeaveGuard />
}
