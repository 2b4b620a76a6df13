import { useEffect, useMemo, useRef, useState } from 'react'
import { formatDateTime } from '../../../lib/format.ts'
import { useStore } from '../../../lib/store.ts'
import { usePrinting } from '../../../lib/use-printing.ts'
import { useNow } from '../../../lib/use-now.ts'
import { StaleBar } from '../../../ui/StaleBar.tsx'
import { markRead } from '../changes.ts'
import { outbox } from '../outbox.ts'
import { threadQuery, type Conversation } from '../queries.ts'
import type { Chat } from '../use-chat.ts'
import { queryClient } from '../../../api/query-client.ts'
import { MessageItem } from './MessageItem.tsx'
import { messageRows, type MessageRow } from './message-rows.ts'
import { showAround, showLatest } from './thread-loading.ts'
import type { Thread } from './thread.ts'
import { useThreadScroll } from './use-thread-scroll.ts'
import './MessageList.css'

type MessageListProps = { chat: Chat; conversation: Conversation; thread: Thread; isStale: boolean }

/** The messages of a conversation, virtualized. */
export function MessageList({ chat, conversation, thread, isStale }: MessageListProps) {
  const { id: chatId, name } = conversation
  const now = useNow(true)
  const target = useTarget(chat, chatId, thread)
  const waiting = useStore(outbox)
  // State, not derived: the unread mark stays while the conversation is open, though its messages get read.
  const [firstUnread] = useState(thread.firstUnread)
  const rows = useMemo(() => {
    const outgoing = waiting.filter((message) => message.chatId === chatId)
    return messageRows(thread.items, outgoing, { firstUnread, now })
  }, [thread.items, waiting, chatId, firstUnread, now])
  const { hasOlder, hasNewer } = thread
  const isPrinting = usePrinting()
  const scroll = useThreadScroll({ chatId, rows, hasOlder, hasNewer, target, isPrinting })
  const news = useNews(conversation, thread, scroll.isAtEnd)
  const toEnd = async () => {
    if (hasNewer) await showLatest(chatId)
    scroll.toEnd()
  }
  return (
    <div className="messages prints-whole">
      {(isStale || scroll.older.hasFailed || scroll.newer.hasFailed) && (
        <StaleNote chatId={chatId} loadings={[scroll.older, scroll.newer]} />
      )}
      <div
        ref={scroll.scroller}
        className="messages-scroll prints-whole"
        role="group"
        aria-label="Mensajes"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
        tabIndex={0}
        onScroll={scroll.follow}
      >
        {rows.length === 0 && <p className="messages-none">Todavía no se escribieron. Empezá con un saludo.</p>}
        {scroll.older.isLoading && (
          <p className="messages-older">
            <span className="spinner" aria-hidden="true" /> Trayendo mensajes anteriores…
          </p>
        )}
        {isPrinting && (hasOlder || hasNewer) && <Missing {...{ rows, hasOlder, hasNewer }} />}
        <ol className="messages-rows virtual-rows" style={{ height: scroll.virtual.getTotalSize() }}>
          {scroll.virtual.getVirtualItems().map(({ index, key, start }) => (
            <li
              key={key}
              ref={scroll.virtual.measureElement}
              data-index={index}
              aria-setsize={-1}
              className="messages-row"
              style={{ transform: `translateY(${start}px)` }}
            >
              <MessageItem
                row={rows[index]!}
                name={name}
                isTarget={rows[index]!.message.id === target}
                linkTo={(messageId) => chat.linkTo(chatId, messageId)}
              />
            </li>
          ))}
        </ol>
      </div>
      {(!scroll.isAtEnd || hasNewer) && (
        <button type="button" className="messages-end" onClick={() => void toEnd()}>
          <i className="pi pi-arrow-down" aria-hidden="true" />
          {news > 0 ? (news === 1 ? '1 mensaje nuevo' : `${news} mensajes nuevos`) : 'Ir al final'}
        </button>
      )}
      <Announcement thread={thread} name={name} />
    </div>
  )
}

type MissingProps = { rows: MessageRow[]; hasOlder: boolean; hasNewer: boolean }

/** In print, which messages are not on the paper: they are loaded by scrolling, which printing cannot wait for. */
function Missing({ rows, hasOlder, hasNewer }: MissingProps) {
  const timeOf = (row: MessageRow | undefined) => row && formatDateTime(row.message.createdAt)
  return (
    <p className="messages-missing">
      No está toda la conversación.{' '}
      {hasOlder && `Faltan los mensajes anteriores al ${timeOf(rows[0])}: para imprimirlos, subí hasta el primero. `}
      {hasNewer && `Faltan los posteriores al ${timeOf(rows.at(-1))}: para imprimirlos, bajá hasta el último.`}
    </p>
  )
}

/** The message id of the address once it is loaded; loads the messages around it if needed. */
function useTarget(chat: Chat, chatId: string, thread: Thread): string | null {
  const { message } = chat.view
  const isThere = thread.items.some(({ id }) => id === message)
  useEffect(() => {
    if (message && !isThere) void showAround(chatId, message).catch(() => {})
  }, [chatId, message, isThere])
  return isThere ? message : null
}

/** The unread count; marks the chat as read while its end is visible and the page is in the foreground. */
function useNews({ id, unreadCount }: Conversation, { items }: Thread, isAtEnd: boolean): number {
  const [isVisible, setIsVisible] = useState(document.visibilityState === 'visible')
  useEffect(() => {
    const follow = () => setIsVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  const lastId = items.at(-1)?.id
  const isRead = isVisible && isAtEnd
  useEffect(() => {
    if (isRead && unreadCount > 0) void markRead(id)
  }, [isRead, unreadCount, id, lastId])
  return unreadCount
}

type Loading = { load: () => void; hasFailed: boolean }

function StaleNote({ chatId, loadings }: { chatId: string; loadings: Loading[] }) {
  const retry = () => {
    for (const { hasFailed, load } of loadings) if (hasFailed) load()
    void queryClient.invalidateQueries({ queryKey: threadQuery(chatId).queryKey })
  }
  return <StaleBar text="No pudimos traer todos los mensajes." onRetry={retry} />
}

/** Announces messages that arrive while the conversation is open to screen readers. */
function Announcement({ thread, name }: { thread: Thread; name: string }) {
  const last = thread.items.at(-1)
  const [openedWith] = useState(last?.id)
  const announcement = useRef('')
  if (last && last.id !== openedWith && !last.isMine) {
    announcement.current = `${name}: ${last.value || 'mensaje eliminado'}`
  }
  return (
    <p className="visually-hidden" role="status">
      {announcement.current}
    </p>
  )
}
