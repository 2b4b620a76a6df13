import { Link } from 'react-router-dom'
import { withVisibleControls } from '../../../../openapi/shared/bidi.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { toggleFlag } from '../mail-actions.ts'
import { listTime } from './mail-date.ts'
import { snippetOf } from '../mail-text.ts'
import { addressOf } from '../place.ts'
import type { ListedMail } from '../queries.ts'
import { nameOf } from '../composer/recipients.ts'
import { titleOf } from '../titles.ts'
import { rowId, type Mailbox } from '../use-mailbox.ts'
import './MailRow.css'
import '../labels/labels.css'

type MailRowProps = { box: Mailbox; mail: ListedMail; isPicked: boolean; isOpen: boolean }

/** The names in a row: the sender, or the recipients in Sent and Drafts. */
function people(box: Mailbox, mail: ListedMail): string {
  const { folder, from, to, ccCount, bccCount } = mail
  const isOut = folder === box.folderOf('sent')?.id || folder === box.folderOf('drafts')?.id
  if (!isOut) return nameOf(from.contact)
  const more = to.length - 1 + ccCount + bccCount
  const first = to[0]
  return first ? `Para: ${nameOf(first)}${more > 0 ? ` y ${more} más` : ''}` : 'Sin destinatario'
}

/** A mail in the list: link, checkbox and flags. */
export function MailRow({ box, mail, isPicked, isOpen }: MailRowProps) {
  const { place, selection, labels } = box
  const subject = mail.subject.trim() || 'Sin asunto'
  const mailLabels = labels.filter(({ id }) => mail.labels.includes(id))
  return (
    <li
      className={classNames(
        'mail-row',
        mail.unread && 'mail-row-unread',
        isOpen && 'mail-row-open',
        isPicked && 'mail-row-picked',
      )}
    >
      <div className="mail-row-marks screen-only">
        <Checkbox
          label={`Elegir «${subject}»`}
          checked={isPicked}
          // React derives a checkbox's change event from the click, which has shiftKey.
          onChange={(event) => selection.toggle(mail.id, (event.nativeEvent as MouseEvent).shiftKey)}
          onFocus={() => box.setPointed(mail.id)}
        />
        <FlagButton mail={mail} flag="starred" subject={subject} />
        <FlagButton mail={mail} flag="important" subject={subject} />
      </div>
      <Link
        id={rowId(mail.id)}
        className="mail-link"
        to={addressOf({ ...place, mailId: mail.id })}
        aria-current={isOpen ? 'true' : undefined}
        onFocus={() => box.setPointed(mail.id)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return
          event.preventDefault()
          if (event.shiftKey) selection.toggle(mail.id, true)
          else box.open(mail)
        }}
      >
        {mail.unread && <span className="visually-hidden">No leído. </span>}
        <span className="mail-who">{withVisibleControls(people(box, mail))}</span>
        <span className="mail-text">
          <span className="mail-subject">{subject}</span>
          <span className="mail-snippet screen-only">{snippetOf(mail.content)}</span>
        </span>
      </Link>
      <div className="mail-row-aside">
        <time dateTime={mail.date} title={formatDateTime(mail.date)}>
          {listTime(mail.date)}
        </time>
        {mail.attachments.length > 0 && (
          <i className="pi pi-paperclip" role="img" aria-label="Con archivos adjuntos" title="Con archivos adjuntos" />
        )}
      </div>
      {mailLabels.length > 0 && (
        <div className="mail-row-labels">
          {mailLabels.map((label) => (
            <span key={label.id} className="label-chip" data-colour={label.color}>
              <span className="label-chip-text">{titleOf(label)}</span>
            </span>
          ))}
        </div>
      )}
    </li>
  )
}

type FlagButtonProps = { mail: ListedMail; flag: 'starred' | 'important'; subject: string }

const flags = {
  starred: { icon: 'pi-star', name: 'Destacado' },
  important: { icon: 'pi-bookmark', name: 'Importante' },
}

function FlagButton({ mail, flag, subject }: FlagButtonProps) {
  const { icon, name } = flags[flag]
  const isOn = mail[flag]
  return (
    <button
      type="button"
      className={`mail-flag mail-flag-${flag}`}
      aria-pressed={isOn}
      aria-label={`${name}: «${subject}»`}
      title={name}
      onClick={() => toggleFlag([mail], flag)}
    >
      <i className={`pi ${icon}${isOn ? '-fill' : ''}`} aria-hidden="true" />
    </button>
  )
}
