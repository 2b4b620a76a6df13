import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { userQuery } from '../../areas/user/queries.ts'
import { statusLabel } from '../../areas/user/statuses.ts'
import { UserAvatar } from '../../areas/user/UserAvatar.tsx'
import { createLazyPart } from '../../lib/lazy-part.ts'
import { findScreen } from '../find-screen.ts'
import { openGuide } from './guide-panel.ts'
import { PanelButton } from './PanelButton.tsx'
import { openSettings } from './settings-panel.ts'
import './UserMenu.css'

const userPanel = createLazyPart(async () => (await import('../../areas/user/UserPanel.tsx')).UserPanel)

/** The user's avatar with the account menu. */
export function UserMenu() {
  const { data: user } = useQuery(userQuery)
  const hasGuide = findScreen(useLocation().pathname)?.guide !== undefined
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
      {(UserPanel, isOpen, close) => (
        <UserPanel
          isOpen={isOpen}
          onClose={close}
          onSettings={openSettings}
          onGuide={hasGuide ? openGuide : undefined}
        />
      )}
    </PanelButton>
  )
}
