import './Logo.css'

/** The logo of Obra: two buildings, and with `withName` the name. */
export function Logo({ withName }: { withName?: boolean }) {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect className="logo-ground" width="32" height="32" rx="8" />
        <path className="logo-front" d="M8 24V11.5L14 8v16z" />
        <path className="logo-back" d="M16 24V13h3v11zM21 24v-7h3v7z" />
      </svg>
      {withName && <span className="logo-name">Obra</span>}
    </span>
  )
}
