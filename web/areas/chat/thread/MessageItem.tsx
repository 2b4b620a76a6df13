import { Link } from 'react-router-dom'
import { formatDateTime, formatTime } from '../../../lib/format.ts'
import { LinkedText } from '../../../lib/LinkedText.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { discardOutgoing, retryOutgoing, type Outgoing } from '../outbox.ts'
import type { Quote } from '../writing.ts'
import { SharedFiles } from '../SharedFiles.tsx'
import { MessageMenu } from './MessageMenu.tsx'
import type { MessageRow } from './message-rows.ts'
import type { Message } from './thread.ts'

type MessageItemProps = { row: MessageRow; name: string; isTarget: boolean; linkTo: (messageId: string) => string }

/** One message, preceded by its day or the unread mark if it is the first of them. */
export function MessageItem({ row, name, isTarget, linkTo }: MessageItemProps) {
  const { message, day, isFirstUnread, isFirst, isLast, outgoing } = row
  const { isMine, replyTo, deletedAt } = message
  return (
    <>
      {day && (
        <p className="message-day">
          <span>{day}</span>
        </p>
      )}
      {isFirstUnread && (
        <p className="message-unread">
          <span>Mensajes sin leer</span>
        </p>
      )}
      <div
        className={classNames(
          'message',
          isMine ? 'message-mine' : 'message-theirs',
          isFirst && 'message-first',
          isLast && 'message-last',
          isTarget && 'message-target',
          outgoing?.failure && 'message-failed',
          deletedAt && 'message-deleted',
        )}
      >
        <div className="message-line">
          <div className="message-bubble">
            <span className="visually-hidden">{isMine ? 'Vos' : name}: </span>
            {replyTo && !deletedAt && <QuoteLink quote={replyTo} name={name} to={linkTo(replyTo.id)} />}
            <Content message={message} />
            <Foot message={message} outgoing={outgoing} />
          </div>
          {!outgoing && !deletedAt && <MessageMenu message={message} />}
        </div>
        {outgoing?.failure && <Failure outgoing={outgoing} />}
      </div>
    </>
  )
}

function Content({ message: { value, isMine, deletedAt, attachments } }: { message: Message }) {
  if (!deletedAt) {
    return (
      <>
        {attachments && <SharedFiles files={attachments} />}
        <span className="message-text">
          <LinkedText text={value} />
        </span>
      </>
    )
  }
  return (
    <span className="message-gone">
      <i className="pi pi-ban" aria-hidden="true" /> {isMine ? 'Eliminaste este mensaje' : 'Se eliminó este mensaje'}
    </span>
  )
}

function QuoteLink({ quote: { value, isMine }, name, to }: { quote: Quote; name: string; to: string }) {
  return (
    <Link className="message-quote" to={to} title="Ir a ese mensaje">
      <span className="message-quote-who">{isMine ? 'Vos' : name}</span>
      <span className="message-quote-text">{value || 'Mensaje eliminado'}</span>
    </Link>
  )
}

function Foot({ message: { createdAt, editedAt, isMine, deletedAt }, outgoing }: FootProps) {
  return (
    <span className="message-foot">
      {editedAt && !deletedAt && <span title={`Editado el ${formatDateTime(editedAt)}`}>editado</span>}
      <time dateTime={createdAt} title={formatDateTime(createdAt)}>
        {formatTime(createdAt)}
      </time>
      {isMine && !deletedAt && <SendState outgoing={outgoing} />}
    </span>
  )
}
type FootProps = { message: Message; outgoing: Outgoing | null }

function SendState({ outgoing }: { outgoing: Outgoing | null }) {
  if (!outgoing) return <i className="pi pi-check" role="img" aria-label="Enviado" title="Enviado" />
  if (outgoing.failure) return <i className="pi pi-exclamation-circle" role="img" aria-label="No se envió" />
  return <i className="pi pi-clock" role="img" aria-label="Enviando" title="Enviando" />
}

function Failure({ outgoing: { id, failure } }: { outgoing: Outgoing }) {
  return (
    <p className="message-failure" role="alert">
      No se envió. {failure}
      <button type="button" className="message-again" onClick={() => retryOutgoing(id)}>
        Reintentar
      </button>
      <button type="button" className="message-again" onClick={() => discardOutgoing(id)}>
        Descartar
      </button>
    </p>
  )
}
