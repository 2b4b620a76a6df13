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
  /** What is worth knowing but does not stop the person. */
  warning?: string | undefined
  error?: string | undefined
  required?: boolean
  /** The control itself, to be spread on an input of any kind. */
  children: (control: FieldControl) => ReactNode
}

/** A label, a control, and below it the help, warning or error, tied together for screen readers. */
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
      {/* Always there, so that what appears in it is announced. */}
      <div id={`${id}-note`} className={`field-note field-${tone}`} aria-live="polite">
        {note}
      </div>
    </div>
  )
}
