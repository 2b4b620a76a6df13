import { useId, type ReactNode } from 'react'
import { Checkbox } from './Checkbox.tsx'
import './Field.css'

type CheckboxFieldProps = {
  label: string
  name?: string
  value: boolean
  onChange: (isChecked: boolean) => void
  onBlur?: () => void
  help?: ReactNode
  error?: string | undefined
  disabled?: boolean
}

/** A checkbox with its label beside it. */
export function CheckboxField({ label, name, value, onChange, onBlur, help, error, disabled }: CheckboxFieldProps) {
  const id = useId()
  const note = error ?? help
  return (
    <div className="field">
      <label className="field-choice">
        <Checkbox
          label={label}
          name={name}
          checked={value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span aria-hidden="true">{label}</span>
      </label>
      <div id={id} className={error ? 'field-note field-error' : 'field-note'} aria-live="polite">
        {note}
      </div>
    </div>
  )
}
