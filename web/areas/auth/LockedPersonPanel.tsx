import { Avatar } from '../../ui/Avatar.tsx'
import './LockedPersonPanel.css'

/** The user of the locked session. */
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
      {/* Password managers look for the username next to the password. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
    </>
  )
}
