import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useFeedback } from '../../api/feedback.ts'
import { errorMessage } from '../../api/problem.ts'
import { appPath, isExternal } from '../../lib/app-link.ts'
import { formatDateTime, initialsOf } from '../../lib/format.ts'
import { iconClass } from '../../lib/icon-class.ts'
import { relativeTime } from '../../lib/relative-time.ts'
import { useArrivals } from '../../lib/use-arrivals.ts'
import { useNow } from '../../lib/use-now.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { FeedItem } from '../../ui/FeedItem.tsx'
import { FeedPanel } from '../../ui/FeedPanel.tsx'
import { NotificationText } from './NotificationText.tsx'
import {
  deleteNotification,
  notificationsQuery,
  readAllNotifications,
  readNotification,
  restoreNotification,
  seeNotifications,
  toggleNotificationRead,
  type Notification,
} from './queries.ts'

type NotificationsPanelProps = {
  isOpen: boolean
  onClose: () => void
  /** Whether a link leads somewhere; one that does not is not offered. */
  canOpen: (link: string) => boolean
}

/** The notifications of the signed-in person, newest first (seed 001, Common). */
export function NotificationsPanel({ isOpen, onClose, canOpen }: NotificationsPanelProps) {
  const { data, error, refetch } = useQuery(notificationsQuery)
  const { feedback, tell, attempt } = useFeedback(isOpen)
  const { mutate: see } = useMutation(seeNotifications)
  const { mutateAsync: toggle } = useMutation(toggleNotificationRead)
  const { mutateAsync: read } = useMutation(readNotification)
  const { mutateAsync: readAll } = useMutation(readAllNotifications)
  const { mutateAsync: remove } = useMutation(deleteNotification)
  const { mutateAsync: restore } = useMutation(restoreNotification)
  const arrived = useArrivals(isOpen, data, see)
  const now = useNow(isOpen)

  const undo = (notification: Notification) => {
    tell(null)
    void attempt(restore(notification), 'No pudimos deshacer el borrado.')
  }
  const removeWithUndo = async (notification: Notification) => {
    tell({ tone: 'calm', text: 'Notificación borrada.', action: { label: 'Deshacer', run: () => undo(notification) } })
    await attempt(remove(notification), 'No pudimos borrar la notificación, así que sigue en la lista.')
  }
  const follow = (notification: Notification) => {
    onClose()
    if (!notification.read) void attempt(read(notification), 'No pudimos marcar la notificación como leída.')
  }

  return (
    <FeedPanel
      title="Notificaciones"
      state={data ? (data.length > 0 ? 'ready' : 'empty') : error ? 'failed' : 'loading'}
      failure={errorMessage(error)}
      onRetry={() => void refetch()}
      empty={{
        title: 'No tenés notificaciones',
        text: 'Acá te vamos a avisar de lo que pase en tus proyectos.',
        icon: 'pi-bell',
      }}
      unread={data?.filter((item) => !item.read).length ?? 0}
      readAllLabel="Marcar todo como leído"
      onReadAll={() => void attempt(readAll(), 'No pudimos marcar tus notificaciones como leídas.')}
      note={feedback}
      onClose={onClose}
    >
      {data?.map((notification) => (
        <FeedItem
          key={notification.id}
          picture={
            <Avatar image={notification.image}>
              {notification.icon ? (
                <i className={iconClass(notification.icon, 'pi-bell')} />
              ) : (
                initialsOf(notification.title)
              )}
            </Avatar>
          }
          title={
            <NotificationTitle notification={notification} canOpen={canOpen} onFollow={() => follow(notification)} />
          }
          time={notification.time}
          timeText={relativeTime(notification.time, now)}
          timeTitle={formatDateTime(notification.time)}
          text={<NotificationText html={notification.description} canOpen={canOpen} onFollow={onClose} />}
          isRead={notification.read}
          isNew={arrived.has(notification.id)}
          newWord="Nueva"
          name={`la notificación ${notification.title}`}
          readWord="leída"
          onToggleRead={() => void attempt(toggle(notification), 'No pudimos cambiar la notificación.')}
          onDelete={() => void removeWithUndo(notification)}
        />
      ))}
    </FeedPanel>
  )
}

type NotificationTitleProps = { notification: Notification; canOpen: (link: string) => boolean; onFollow: () => void }

function NotificationTitle({ notification, canOpen, onFollow }: NotificationTitleProps) {
  const { link, title, useRouter } = notification
  if (!link || !canOpen(link)) return title
  return (
    <Link
      className="feed-link"
      to={appPath(link) ?? link}
      reloadDocument={!useRouter}
      target={isExternal(link) ? '_blank' : undefined}
      rel={isExternal(link) ? 'noopener noreferrer' : undefined}
      onClick={onFollow}
    >
      {title}
    </Link>
  )
}
