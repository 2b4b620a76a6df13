import './Switch.css'

type SwitchProps = {
  label: string
  /** Shown beside it; else the label is for screen readers alone. */
  isLabelShown?: boolean
  /** The id of what is said about it. */
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
