import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../../areas/user/queries.ts'
import { statusLabel } from '../../areas/user/statuses.ts'
import { UserAvatar } from '../../areas/user/UserAvatar.tsx'
import { createLazyPart } from '../../lib/lazy-part.ts'
import { PanelButton } from './PanelButton.tsx'
import { openSettings } from './settings-panel.ts'
import './UserMenu.css'

const userPanel = createLazyPart(async () => (await import('../../areas/user/UserPanel.tsx')).UserPanel)

/** Who is signed in, and what the person can change about that. */
export function UserMenu() {
  const { data: user } = useQuery(userQuery)
  return (
    <PanelButton
      name="Tu cuenta"
      label={user ? `Cuenta de ${user.name}, ${statusLabel(user.status)}` : 'Tu cuenta'}
      className="user"
      icon={
        <>
          <UserAvatar user={user} size="small" />
          <span className="user-name">{user?.name ?? 'Tu cuenta'}</span>
        </>
      }
      content={userPanel}
    >
      {(UserPanel, isOpen, close) => <UserPanel isOpen={isOpen} onClose={close} onSettings={openSettings} />}
    </PanelButton>
  )
}
