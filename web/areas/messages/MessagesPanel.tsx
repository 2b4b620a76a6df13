import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useFeedback } from '../../api/feedback.ts'
import { errorMessage } from '../../api/problem.ts'
import { appPath, isExternal } from '../../lib/app-link.ts'
import { formatDateTime, initialsOf } from '../../lib/format.ts'

import { relativeTime } from '../../lib/relative-time.ts'
import { useArrivals } from '../../lib/use-arrivals.ts'
import { useNow } from '../../lib/use-now.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { FeedItem } from '../../ui/FeedItem.tsx'
import { FeedPanel } from '../../ui/FeedPanel.tsx'

import {
  deleteMessage,
  messagesQuery,
  readAllMessages,
  readMessage,
  restoreMessage,
  seeMessages,
  toggleMessageRead,
  type Message,
} from './queries.ts'

type MessagesPanelProps = {
  isOpen: boolean
  onClose: () => void
  /** Whether a link leads somewhere; one that does not is not offered. */
  canOpen: (link: string) => boolean
}

/** The messages of the signed-in person, newest first (seed 001, Common). */
export function MessagesPanel({ isOpen, onClose, canOpen }: MessagesPanelProps) {
  const { data, error, refetch } = useQuery(messagesQuery)
  const { feedback, tell, attempt } = useFeedback(isOpen)
  const { mutate: see } = useMutation(seeMessages)
  const { mutateAsync: toggle } = useMutation(toggleMessageRead)
  const { mutateAsync: read } = useMutation(readMessage)
  const { mutateAsync: readAll } = useMutation(readAllMessages)
  const { mutateAsync: remove } = useMutation(deleteMessage)
  const { mutateAsync: restore } = useMutation(restoreMessage)
  const arrived = useArrivals(isOpen, data, see)
  const now = useNow(isOpen)

  const undo = (message: Message) => {
    tell(null)
    void attempt(restore(message), 'No pudimos deshacer el borrado.')
  }
  const removeWithUndo = async (message: Message) => {
    tell({ tone: 'calm', text: 'Mensaje borrado.', action: { label: 'Deshacer', run: () => undo(message) } })
    await attempt(remove(message), 'No pudimos borrar el mensaje, así que sigue en la lista.')
  }
  const follow = (message: Message) => {
    onClose()
    if (!message.read) void attempt(read(message), 'No pudimos marcar el mensaje como leído.')
  }

  return (
    <FeedPanel
      title="Mensajes"
      state={data ? (data.length > 0 ? 'ready' : 'empty') : error ? 'failed' : 'loading'}
      failure={errorMessage(error)}
      onRetry={() => void refetch()}
      empty={{
        title: 'No tenés mensajes',
        text: 'Acá vas a ver lo que te escriban tus contactos y tu equipo.',
        icon: 'pi-envelope',
      }}
      unread={data?.filter((item) => !item.read).length ?? 0}
      readAllLabel="Marcar todo como leído"
      onReadAll={() => void attempt(readAll(), 'No pudimos marcar tus mensajes como leídos.')}
      note={feedback}
      onClose={onClose}
    >
      {data?.map((message) => (
        <FeedItem
          key={message.id}
          picture={<Avatar image={message.image}>{initialsOf(message.title)}</Avatar>}
          title={<MessageTitle message={message} canOpen={canOpen} onFollow={() => follow(message)} />}
          time={message.time}
          timeText={relativeTime(message.time, now)}
          timeTitle={formatDateTime(message.time)}
          text={message.description}
          isRead={message.read}
          isNew={arrived.has(message.id)}
          newWord="Nuevo"
          name={`el mensaje de ${message.title}`}
          readWord="leído"
          onToggleRead={() => void attempt(toggle(message), 'No pudimos cambiar el mensaje.')}
          onDelete={() => void removeWithUndo(message)}
        />
      ))}
    </FeedPanel>
  )
}

type MessageTitleProps = { message: Message; canOpen: (link: string) => boolean; onFollow: () => void }

function MessageTitle({ message, canOpen, onFollow }: MessageTitleProps) {
  const { link, title, useRouter } = message
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
