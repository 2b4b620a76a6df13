import { formatDateTime, formatTime } from '../../../lib/format.ts'
import { LinkedText } from '../../../lib/LinkedText.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { discardOutgoing, retryOutgoing, type Outgoing } from '../outbox.ts'
import type { MessageRow } from './message-rows.ts'

type MessageItemProps = { row: MessageRow; name: string; isTarget: boolean }

/** One message, with the day or the mark of the unread above it where it begins them. */
export function MessageItem({ row, name, isTarget }: MessageItemProps) {
  const { message, day, isFirstUnread, isFirst, isLast, outgoing } = row
  const { isMine, value, createdAt } = message
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
        )}
      >
        <div className="message-bubble">
          <span className="visually-hidden">{isMine ? 'Vos' : name}: </span>
          <span className="message-text">
            <LinkedText text={value} />
          </span>
          <span className="message-foot">
            <time dateTime={createdAt} title={formatDateTime(createdAt)}>
              {formatTime(createdAt)}
            </time>
            {isMine && <SendState outgoing={outgoing} />}
          </span>
        </div>
        {outgoing?.failure && <Failure outgoing={outgoing} />}
      </div>
    </>
  )
}

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
