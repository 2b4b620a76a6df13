import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { ApiError } from '../../../api/problem.ts'
import { QueryState } from '../../../api/QueryState.tsx'
import { Drawing } from '../../../ui/Drawing.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { beginReading, markUnread, setMuted } from '../changes.ts'
import { addressOf } from '../place.ts'
import { PresenceAvatar, presenceLabel } from '../Presence.tsx'
import { conversationQuery, threadQuery, type Conversation as ConversationData } from '../queries.ts'
import { useTyping } from '../typing.ts'
import type { Chat } from '../use-chat.ts'
import { MessageComposer } from './MessageComposer.tsx'
import { MessageList } from './MessageList.tsx'
import './Conversation.css'

type ConversationProps = { chat: Chat; chatId: string }

/** One conversation: its messages and the composer. */
export function Conversation({ chat, chatId }: ConversationProps) {
  const conversation = useQuery(conversationQuery(chatId))
  const thread = useQuery(threadQuery(chatId))
  useEffect(() => beginReading(chatId), [chatId])
  const error = conversation.error ?? thread.error
  if (error instanceof ApiError && error.status === 404) return <UnknownConversation />
  return (
    <section
      className="thread prints-whole prints-alone"
      aria-label={conversation.data ? `Conversación con ${conversation.data.name}` : 'Conversación'}
    >
      <ThreadHead chat={chat} conversation={conversation.data} />
      {thread.data && conversation.data ? (
        <MessageList chat={chat} conversation={conversation.data} thread={thread.data} isStale={thread.isError} />
      ) : (
        <div className="thread-state">
          <QueryState
            error={error}
            title="No pudimos traer la conversación"
            offline="Los mensajes aparecen apenas vuelva."
            onRetry={() => void Promise.all([conversation.refetch(), thread.refetch()])}
          >
            <LoadingMessages />
          </QueryState>
        </div>
      )}
      <MessageComposer
        key={chatId}
        chatId={chatId}
        name={conversation.data?.name ?? ''}
        isPerson={conversation.data?.status !== undefined}
        isPhone={chat.isPhone}
      />
    </section>
  )
}

function ThreadHead({ chat, conversation }: { chat: Chat; conversation: ConversationData | undefined }) {
  const { view, changeView, isPhone } = chat
  const togglePanel = () => changeView({ panel: view.panel === 'contacto' ? null : 'contacto' })
  return (
    <header className="thread-head">
      {isPhone && <IconButton icon="pi-arrow-left" label="Volver a las conversaciones" onClick={chat.close} />}
      {conversation ? (
        <button
          type="button"
          className="thread-who prints-as-text"
          aria-expanded={view.panel === 'contacto'}
          onClick={togglePanel}
        >
          <PresenceAvatar image={conversation.avatar} name={conversation.name} status={conversation.status} />
          <span className="thread-who-text">
            <span className="thread-name">{conversation.name}</span>
            <About conversation={conversation} />
          </span>
        </button>
      ) : (
        <span className="thread-who">
          <Skeleton width="2.5rem" height="2.5rem" radius="50%" />
          <Skeleton width="10rem" />
        </span>
      )}
      {conversation && <ThreadMenu chat={chat} conversation={conversation} onPanel={togglePanel} />}
    </header>
  )
}

/** "Escribiendo…" while the other person types, else their status, else their text about themselves. */
function About({ conversation: { typingUntil, status, about } }: { conversation: ConversationData }) {
  const isTyping = useTyping(typingUntil)
  return (
    <span className="thread-about">
      {isTyping ? <span className="thread-typing">Escribiendo…</span> : status ? presenceLabel(status) : about}
    </span>
  )
}

type ThreadMenuProps = { chat: Chat; conversation: ConversationData; onPanel: () => void }

function ThreadMenu({ chat, conversation: { id, muted }, onPanel }: ThreadMenuProps) {
  const icon = (name: string) => <i className={`pi ${name}`} />
  const leaveUnread = () => {
    chat.close()
    void markUnread(id)
  }
  return (
    <Menu
      label="Opciones de la conversación"
      entries={[
        {
          id: 'mute',
          label: muted ? 'Dejar de silenciar' : 'Silenciar',
          icon: icon(muted ? 'pi-bell' : 'pi-bell-slash'),
          onSelect: () => void setMuted(id, !muted),
        },
        { id: 'unread', label: 'Marcar como no leída', icon: icon('pi-circle-fill'), onSelect: leaveUnread },
        { id: 'contact', label: 'Ver el contacto', icon: icon('pi-user'), isApart: true, onSelect: onPanel },
      ]}
    >
      <i className="pi pi-ellipsis-v" aria-hidden="true" />
    </Menu>
  )
}

function UnknownConversation() {
  return (
    <div className="thread-none">
      <EmptyState
        title="No encontramos esa conversación"
        drawing={<Drawing name="gate" />}
        actions={
          <Link className="button button-normal button-primary" to={addressOf(null)}>
            Ir a las conversaciones
          </Link>
        }
      >
        La dirección no corresponde a ninguna conversación tuya.
      </EmptyState>
    </div>
  )
}

function LoadingMessages() {
  return (
    <div role="status" className="thread-loading">
      <span className="visually-hidden">Cargando los mensajes…</span>
      <Skeleton width="45%" height="2.5rem" radius="1rem" />
      <Skeleton width="60%" height="3.5rem" radius="1rem" />
      <Skeleton width="38%" height="2.5rem" radius="1rem" />
      <Skeleton width="52%" height="3.5rem" radius="1rem" />
    </div>
  )
}
