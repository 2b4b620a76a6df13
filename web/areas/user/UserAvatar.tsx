import { Avatar } from '../../ui/Avatar.tsx'
import type { User } from './queries.ts'
import './UserAvatar.css'

type UserAvatarProps = { user: User | undefined; size?: 'small' | 'normal' | 'large' }

/** The user's picture or initials with a status dot. Hidden from screen readers, as the name is next to it. */
export function UserAvatar({ user, size }: UserAvatarProps) {
  return (
    <span className="user-avatar" aria-hidden="true">
      <Avatar image={user?.avatar} name={user?.name ?? ''} size={size}>
        {user ? undefined : <i className="pi pi-user" />}
      </Avatar>
      {user && <span className={`status-dot status-${user.status}`} />}
    </span>
  )
}
