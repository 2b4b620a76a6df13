import { withVisibleControls } from '../../../../openapi/shared/bidi.ts'
import { formatDateTime, formatLongDate, formatTime } from '../../../lib/format.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import type { Mail } from '../composer/compose.ts'
import { toggleLabel } from '../mail-actions.ts'
import { emailOf, nameOf } from '../composer/recipients.ts'
import { titleOf } from '../titles.ts'
import type { Mailbox } from '../use-mailbox.ts'
import '../labels/labels.css'

const deliveryWords = {
  waiting: 'En camino: todavía no lo recibió el otro servidor.',
  sent: 'Entregado.',
  failed: 'No se pudo entregar a todos: mirá el aviso en tu bandeja de entrada.',
}

/** Subject, labels, sender, recipients and date. */
export function MailHead({ box, mail }: { box: Mailbox; mail: Mail }) {
  const { labels, isSingle } = box
  const { from, date } = mail
  const mailLabels = labels.filter(({ id }) => mail.labels.includes(id))
  const Heading = isSingle ? 'h1' : 'h2'
  const name = nameOf(from.contact)
  return (
    <header className="mail-head">
      <Heading className="mail-head-subject" tabIndex={-1}>
        {mail.subject.trim() || 'Sin asunto'}
      </Heading>
      {mailLabels.length > 0 && (
        <ul role="list" className="mail-head-labels" aria-label="Etiquetas">
          {mailLabels.map((label) => (
            <li key={label.id} className="label-chip" data-colour={label.color}>
              <span className="label-chip-text">{titleOf(label)}</span>
              <button
                type="button"
                className="label-chip-remove"
                aria-label={`Quitar la etiqueta ${titleOf(label)}`}
                onClick={() => toggleLabel([mail], label)}
              >
                <i className="pi pi-times" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mail-head-people">
        <Avatar image={from.avatar} name={name} />
        <div className="mail-head-names">
          <p className="mail-head-from">
            <strong>{withVisibleControls(name)}</strong>{' '}
            {name !== emailOf(from.contact) && <span>{emailOf(from.contact)}</span>}
          </p>
          <Recipients box={box} mail={mail} />
          {mail.delivery && <p className="mail-head-to">{deliveryWords[mail.delivery]}</p>}
        </div>
        <time className="mail-head-date" dateTime={date} title={formatDateTime(date)}>
          {formatLongDate(date)}, {formatTime(date)}
        </time>
      </div>
    </header>
  )
}

function Recipients({ box: { myEmail }, mail: { to, cc, bcc } }: { box: Mailbox; mail: Mail }) {
  const names = [...to, ...cc, ...bcc].map((contact) => (emailOf(contact) === myEmail ? 'vos' : nameOf(contact)))
  if (names.length === 0) return <p className="mail-head-to">Sin destinatario</p>
  const rows = [
    ['Para', to],
    ['Cc', cc],
    ['Cco', bcc],
  ] as const
  return (
    <details className="mail-head-to">
      <summary>para {new Intl.ListFormat('es-AR').format(names)}</summary>
      <dl>
        {rows.map(
          ([title, contacts]) =>
            contacts.length > 0 && (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{contacts.join(', ')}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  )
}
