import { useFeed, type FeedWords } from '../../api/use-feed.ts'
import { AppLink } from '../../lib/AppLink.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { FeedItem } from '../../ui/FeedItem.tsx'
import { FeedPanel } from '../../ui/FeedPanel.tsx'
import { messages, type Message } from './queries.ts'

type MessagesPanelProps = {
  isOpen: boolean
  onClose: () => void
  /** Whether a link leads somewhere; one that does not is not offered. */
  canOpen: (link: string) => boolean
}

const words: FeedWords = {
  one: 'el mensaje',
  all: 'tus mensajes',
  deleted: 'Mensaje borrado.',
  read: 'leído',
  isNew: 'Nuevo',
}

/** The messages of the signed-in person, newest first (seed 001, Common). */
export function MessagesPanel({ isOpen, onClose, canOpen }: MessagesPanelProps) {
  const { entries, panel, itemOf, follow } = useFeed(messages, words, { isOpen, onClose })
  const titleOf = (message: Message) =>
    message.link && canOpen(message.link) ? (
      <AppLink className="feed-link" link={message.link} useRouter={message.useRouter} onFollow={() => follow(message)}>
        {message.title}
      </AppLink>
    ) : (
      message.title
    )
  return (
    <FeedPanel
      {...panel}
      title="Mensajes"
      empty={{
        title: 'No tenés mensajes',
        text: 'Acá vas a ver lo que te escriban tus contactos y tu equipo.',
        icon: 'pi-envelope',
      }}
      readAllLabel="Marcar todo como leído"
    >
      {entries.map((message) => (
        <FeedItem
          key={message.id}
          {...itemOf(message)}
          picture={<Avatar image={message.image} name={message.title} />}
          title={titleOf(message)}
          text={message.description}
          name={`el mensaje de ${message.title}`}
        />
      ))}
    </FeedPanel>
  )
}
