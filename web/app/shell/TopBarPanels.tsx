import { useQuery } from '@tanstack/react-query'
import { useShowsSamples } from '../../areas/developers/queries.ts'
import { messagesQuery } from '../../areas/messages/queries.ts'
import { notificationsQuery } from '../../areas/notifications/queries.ts'
import { createLazyPart } from '../../lib/lazy-part.ts'
import { canOpen, listPlaces } from '../known-links.ts'
import { PanelButton } from './PanelButton.tsx'

const messagesPanel = createLazyPart(async () => (await import('../../areas/messages/MessagesPanel.tsx')).MessagesPanel)
const notificationsPanel = createLazyPart(
  async () => (await import('../../areas/notifications/NotificationsPanel.tsx')).NotificationsPanel,
)
const shortcutsPanel = createLazyPart(
  async () => (await import('../../areas/shortcuts/ShortcutsPanel.tsx')).ShortcutsPanel,
)

const countUnread = (items: { read: boolean }[]) => items.filter(({ read }) => !read).length
const nameWithCount = (name: string, unread: number) => (unread > 0 ? `${name}, ${unread} sin leer` : name)

/** The buttons of shortcuts, messages and notifications. */
export function TopBarPanels() {
  const hasSamples = useShowsSamples()
  const { data: messages = 0 } = useQuery({ ...messagesQuery, select: countUnread })
  const { data: notifications = 0 } = useQuery({ ...notificationsQuery, select: countUnread })
  return (
    <>
      <PanelButton
        name="Accesos directos"
        className="top-bar-icon"
        icon={<i className="pi pi-bookmark" aria-hidden="true" />}
        content={shortcutsPanel}
      >
        {(ShortcutsPanel, isOpen, close) => (
          <ShortcutsPanel isOpen={isOpen} onClose={close} canOpen={canOpen} places={listPlaces(hasSamples)} />
        )}
      </PanelButton>
      <PanelButton
        name="Mensajes"
        label={nameWithCount('Mensajes', messages)}
        className="top-bar-icon"
        icon={<i className="pi pi-comment" aria-hidden="true" />}
        count={messages}
        content={messagesPanel}
      >
        {(MessagesPanel, isOpen, close) => <MessagesPanel isOpen={isOpen} onClose={close} canOpen={canOpen} />}
      </PanelButton>
      <PanelButton
        name="Notificaciones"
        label={nameWithCount('Notificaciones', notifications)}
        className="top-bar-icon"
        icon={<i className="pi pi-bell" aria-hidden="true" />}
        count={notifications}
        content={notificationsPanel}
      >
        {(NotificationsPanel, isOpen, close) => (
          <NotificationsPanel isOpen={isOpen} onClose={close} canOpen={canOpen} />
        )}
      </PanelButton>
    </>
  )
}
