import { initialsOf } from '../../lib/format.ts'
import './LockedPersonPanel.css'

/** Whose session is locked. */
export function LockedPersonPanel({ name, email }: { name: string; email: string }) {
  return (
    <>
      <div className="locked-person">
        <span className="locked-initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <div className="locked-words">
          <p className="locked-name">{name}</p>
          <p className="locked-email">{email}</p>
        </div>
      </div>
      {/* For password managers, which look for the account's name beside its password. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
    </>
  )
}
