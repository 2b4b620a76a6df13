import type { KeyboardEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useLeaveWarning } from '../../lib/use-leave-warning.ts'
import { areDraftsStored } from '../../lib/draft-sources.ts'
import { DraftAlert } from './DraftAlert.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import type { FormState } from './form-types.ts'
import { isSaveKey } from './save-key.ts'

type FormFrameProps<Values extends FieldValues> = {
  form: FormState<Values>
  label?: string
  className?: string
  children: ReactNode
}

/** The form element: submits with Enter, button and Ctrl+S, and guards unsaved changes. */
export function FormFrame<Values extends FieldValues>(props: FormFrameProps<Values>) {
  const { form, label, className, children } = props
  const isUnsaved = form.isDirty || form.isSaving
  // Such a form outlives pages of the app, but not the tab.
  useLeaveWarning(!form.isGuarded && isUnsaved, areDraftsStored)
  const saveByKey = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return
    event.preventDefault()
    event.stopPropagation()
    form.submit()
  }
  return (
    <form
      ref={form.element}
      className={className}
      aria-label={label}
      noValidate
      onSubmit={form.submit}
      onKeyDown={saveByKey}
    >
      {form.isGuarded && isUnsaved && <LeaveGuard />}
      {form.offer && <DraftAlert offer={form.offer} />}
      {children}
    </form>
  )
}
