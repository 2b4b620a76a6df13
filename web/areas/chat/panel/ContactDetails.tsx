import { useQuery } from '@tanstack/react-query'
import { withVisibleControls } from '../../../../openapi/shared/bidi.ts'
import { q } from '../../../api/operations.ts'
import { QueryState } from '../../../api/QueryState.tsx'
import { formatLongDate } from '../../../lib/format.ts'
import { MailLink } from '../../../lib/MailLink.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { conversationQuery, type Contact } from '../queries.ts'
import { Shared } from './Shared.tsx'
import { Fact } from '../../../ui/Fact.tsx'

const labels: Record<string, string> = { Work: 'trabajo', Personal: 'personal', Mobile: 'celular', Home: 'casa' }
const labelOf = (label: string) => labels[label] ?? label

/** The contact of a chat: name, contact details and shared files. */
export function ContactDetails({ chatId }: { chatId: string }) {
  const contactId = useQuery(conversationQuery(chatId)).data?.contactId
  const { data, error, refetch } = useQuery({
    ...q('getChatContact', { id: contactId ?? '' }),
    enabled: contactId !== undefined,
  })
  if (data) return <Details chatId={chatId} contact={data} />
  return (
    <QueryState error={error} onRetry={() => void refetch()}>
      <div role="status" className="side-panel-loading">
        <span className="visually-hidden">Cargando el contacto…</span>
        <Skeleton width="4.5rem" height="4.5rem" radius="50%" />
        <Skeleton width="60%" />
        <Skeleton width="80%" />
      </div>
    </QueryState>
  )
}

function Details({ chatId, contact }: { chatId: string; contact: Contact }) {
  const { name, avatar, background, about, details, attachments } = contact
  const { emails, phoneNumbers, title, company, birthday, address } = details
  const work = [title, company].filter(Boolean).join(' · ')
  return (
    <>
      {background && <img className="chat-person-picture" src={background} alt="" />}
      <div className="chat-person">
        <Avatar image={avatar} name={name} size="large" />
        <p className="chat-person-name">{withVisibleControls(name)}</p>
        {work && <p>{work}</p>}
        <p className="chat-person-about">{about}</p>
      </div>
      <dl className="chat-facts">
        {emails.map(({ email, label }) => (
          <Fact key={email} name={`Mail (${labelOf(label)})`}>
            <MailLink address={email} />
          </Fact>
        ))}
        {phoneNumbers.map(({ phoneNumber, label }) => (
          <Fact key={phoneNumber} name={`Teléfono (${labelOf(label)})`}>
            <a href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>{phoneNumber}</a>
          </Fact>
        ))}
        {birthday && <Fact name="Cumpleaños">{formatLongDate(birthday)}</Fact>}
        {address && <Fact name="Dirección">{address}</Fact>}
      </dl>
      <Shared chatId={chatId} attachments={attachments} />
    </>
  )
}
