import { useFeed, type FeedWords } from '../../api/use-feed.ts'
import { Link } from 'react-router-dom'
import { AppLink } from '../../lib/AppLink.tsx'
import { writeAddress } from '../../lib/write-address.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { FeedItem } from '../../ui/FeedItem.tsx'
import { FeedPanel } from '../../ui/FeedPanel.tsx'
import { messages, type Message } from './queries.ts'

type MessagesPanelProps = {
  isOpen: boolean
  onClose: () => void
  /** Whether a link has a screen; if not, the message opens a mail search for its sender. */
  canOpen: (link: string) => boolean
}

const words: FeedWords = {
  one: 'el mensaje',
  all: 'tus mensajes',
  deleted: 'Mensaje borrado.',
  read: 'leído',
  isNew: 'Nuevo',
}

const mailsOf = (name: string) => `/apps/mailbox/all/1?query=${encodeURIComponent(name)}`

/** The user's messages, newest first (docs/domain/suite.md, Messages). */
export function MessagesPanel({ isOpen, onClose, canOpen }: MessagesPanelProps) {
  const { entries, panel, itemOf, follow } = useFeed(messages, words, { isOpen, onClose })
  const titleOf = (message: Message) => {
    const { link, title, useRouter } = message
    const isOpenable = link !== null && canOpen(link)
    return (
      <AppLink
        className="feed-link"
        link={isOpenable ? link : mailsOf(title)}
        useRouter={isOpenable ? useRouter : true}
        onFollow={() => follow(message)}
      >
        {title}
      </AppLink>
    )
  }
  const answerOf = (message: Message) => (
    <Link to={writeAddress({ to: [message.title] })} onClick={() => follow(message)}>
      Responder<span className="visually-hidden"> a {message.title}</span>
    </Link>
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
          foot={answerOf(message)}
        />
      ))}
    </FeedPanel>
  )
}
