import { useFeed, type FeedWords } from '../../api/use-feed.ts'
import { AppLink } from '../../lib/AppLink.tsx'
import { iconClass } from '../../lib/icon-class.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { FeedItem } from '../../ui/FeedItem.tsx'
import { FeedPanel } from '../../ui/FeedPanel.tsx'
import { NotificationText } from './NotificationText.tsx'
import { notifications, type Notification } from './queries.ts'

type NotificationsPanelProps = {
  isOpen: boolean
  onClose: () => void
  /** Whether a link has a screen; other links are not shown. */
  canOpen: (link: string) => boolean
}

const words: FeedWords = {
  one: 'la notificación',
  all: 'tus notificaciones',
  deleted: 'Notificación borrada.',
  read: 'leída',
  isNew: 'Nueva',
}

/** The user's notifications, newest first (docs/domain/suite.md, Notifications). */
export function NotificationsPanel({ isOpen, onClose, canOpen }: NotificationsPanelProps) {
  const { entries, panel, itemOf, follow } = useFeed(notifications, words, { isOpen, onClose })
  const titleOf = (notification: Notification) =>
    notification.link && canOpen(notification.link) ? (
      <AppLink
        className="feed-link"
        link={notification.link}
        useRouter={notification.useRouter}
        onFollow={() => follow(notification)}
      >
        {notification.title}
      </AppLink>
    ) : (
      notification.title
    )
  return (
    <FeedPanel
      {...panel}
      title="Notificaciones"
      empty={{
        title: 'No tenés notificaciones',
        text: 'Acá te vamos a avisar de lo que pase en tus proyectos.',
        icon: 'pi-bell',
      }}
      readAllLabel="Marcar todo como leído"
    >
      {entries.map((notification) => (
        <FeedItem
          key={notification.id}
          {...itemOf(notification)}
          picture={<NotificationPicture notification={notification} />}
          title={titleOf(notification)}
          text={<NotificationText html={notification.description} canOpen={canOpen} onFollow={onClose} />}
          name={`la notificación ${notification.title}`}
        />
      ))}
    </FeedPanel>
  )
}

function NotificationPicture({ notification: { icon, image, title } }: { notification: Notification }) {
  return (
    <Avatar image={image} name={title}>
      {icon ? <i className={iconClass(icon, 'pi-bell')} /> : undefined}
    </Avatar>
  )
}
