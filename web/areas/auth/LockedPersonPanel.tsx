import { Avatar } from '../../ui/Avatar.tsx'
import './LockedPersonPanel.css'

/** Whose session is locked. */
export function LockedPersonPanel({ name, email }: { name: string; email: string }) {
  return (
    <>
      <div className="locked-person">
        <Avatar image={null} name={name} />
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
