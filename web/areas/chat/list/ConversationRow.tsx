import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import { withVisibleControls } from '../../../../openapi/shared/bidi.ts'
import { classNames } from '../../../ui/class-names.ts'
import { listTime } from '../chat-time.ts'
import { PresenceAvatar } from '../Presence.tsx'
import type { Conversation } from '../queries.ts'
import { rowId, type Chat } from '../use-chat.ts'

type ConversationRowProps = { chat: Chat; conversation: Conversation; draft: string; style: CSSProperties }

/** A conversation: name, last message or draft, time and unread count. */
export function ConversationRow({ chat, conversation, draft, style }: ConversationRowProps) {
  const { id, name, avatar, unreadCount, muted, lastMessage, lastIsMine, lastActivityAt, status } = conversation
  const isOpen = id === chat.chatId
  return (
    <li
      className={classNames('conversation', isOpen && 'conversation-open', unreadCount > 0 && 'conversation-unread')}
      style={style}
    >
      <PresenceAvatar image={avatar} name={name} status={status} />
      <Link
        id={rowId(id)}
        className="conversation-link"
        to={chat.linkTo(id)}
        aria-current={isOpen ? 'page' : undefined}
      >
        <span className="conversation-name">{withVisibleControls(name)}</span>
        <span className="conversation-last clips-in-print">
          {draft && !isOpen ? (
            <>
              <span className="conversation-draft">Borrador: </span>
              {draft}
            </>
          ) : (
            (lastIsMine && lastMessage ? 'Vos: ' : '') + (lastMessage || 'Todavía no se escribieron')
          )}
        </span>
      </Link>
      <span className="conversation-aside">
        {lastMessage && <time dateTime={lastActivityAt}>{listTime(lastActivityAt)}</time>}
        <span className="conversation-marks">
          {muted && <i className="pi pi-bell-slash" role="img" aria-label="Silenciada" title="Silenciada" />}
          {unreadCount > 0 && (
            <span className={classNames('conversation-count', muted && 'conversation-count-muted')}>
              {unreadCount > 999 ? '999+' : unreadCount}
              <span className="visually-hidden"> sin leer</span>
            </span>
          )}
        </span>
      </span>
    </li>
  )
}
