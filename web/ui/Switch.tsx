import './Switch.css'

type SwitchProps = {
  label: string
  /** Shows the label beside it; otherwise it is for screen readers only. */
  isLabelShown?: boolean
  /** The id of the describing element. */
  describedBy?: string | undefined
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** On or off. */
export function Switch({ label, isLabelShown, describedBy, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-describedby={describedBy}
      className="switch"
      onClick={() => onChange(!isOn)}
    >
      <span className="switch-track" aria-hidden="true" />
      {isLabelShown && <span aria-hidden="true">{label}</span>}
    </button>
  )
}
