import { useId, type ReactNode } from 'react'
import './Field.css'

export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}
export type FieldProps = {
  label: ReactNode
  /** A hint below the control. */
  help?: ReactNode
  /** Advice that does not prevent saving. */
  warning?: string | undefined
  error?: string | undefined
  required?: boolean
  /** Renders the control; spread the argument on the input. */
  children: (control: FieldControl) => ReactNode
}

/** A label, a control, and below it the help, warning or error, linked for screen readers. */
export function Field({ label, help, warning, error, required, children }: FieldProps) {
  const id = useId()
  const note = error ?? warning ?? help
  const tone = error ? 'error' : warning ? 'warning' : 'help'
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {required && (
          <span className="field-required" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {/* Always rendered: a live region announces only changes of its content. */}
      <div id={`${id}-note`} className={`field-note field-${tone}`} aria-live="polite">
        {note}
      </div>
    </div>
  )
}
