import { useId, type ReactNode } from 'react'
import { Switch } from './Switch.tsx'
import './Field.css'

type SwitchFieldProps = {
  label: string
  name?: string
  value: boolean
  onChange: (isOn: boolean) => void
  onBlur?: () => void
  help?: ReactNode
  error?: string | undefined
}

/** A switch with its label beside it. */
export function SwitchField({ label, value, onChange, onBlur, help, error }: SwitchFieldProps) {
  const id = useId()
  const note = error ?? help
  return (
    <div className="field" onBlur={onBlur}>
      <Switch label={label} isLabelShown isOn={value} onChange={onChange} describedBy={note ? id : undefined} />
      <div id={id} className={error ? 'field-note field-error' : 'field-note'} aria-live="polite">
        {note}
      </div>
    </div>
  )
}
