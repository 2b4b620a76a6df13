import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { withVisibleControls } from '../../../openapi/shared/bidi.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import { formatLongDate } from '../../lib/format.ts'
import { MailLink } from '../../lib/MailLink.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { openChat, peopleQuery } from '../chat/door.ts'
import { removeContacts } from './contact-actions.ts'
import type { ContactPaneProps } from './pane-props.ts'
import { Flag } from './Flag.tsx'
import { usePhones } from './phones.ts'
import { countriesQuery, type Contact } from './queries.ts'
import { TagsDialog } from './TagsDialog.tsx'
import { labelWord, tagTitle } from './words.ts'
import './ContactDetail.css'

/** A contact's card, with its actions. */
export function ContactDetail(props: ContactPaneProps & { contact: Contact }) {
  const { contact, tags, isPhone, go, addressOf } = props
  const { id, name, title, company } = contact
  const [areTagsOpen, setAreTagsOpen] = useState(false)
  const carried = contact.tags.flatMap((tagId) => tags.find((tag) => tag.id === tagId) ?? [])
  const remove = async () => {
    if (await removeContacts([id], name)) go({ id: null }, true)
  }
  return (
    <article className="contact-detail" aria-label={name}>
      <div
        className="contact-cover"
        style={contact.background ? { backgroundImage: `url("${CSS.escape(contact.background)}")` } : undefined}
      >
        {isPhone && (
          <Button size="small" className="contact-back" onClick={() => go({ id: null })}>
            <i className="pi pi-arrow-left" aria-hidden="true" /> Contactos
          </Button>
        )}
      </div>
      <div className="contact-body">
        <div className="contact-head">
          <span className="contact-picture">
            <Avatar image={contact.avatar} name={name} size="large" />
          </span>
          <div className="contact-actions">
            <ChatButton contact={contact} />
            <Button variant="quiet" onClick={() => void remove()}>
              <i className="pi pi-trash" aria-hidden="true" /> Eliminar
            </Button>
            <Link className="button button-normal button-primary" to={addressOf({ id, isEditing: true })}>
              <i className="pi pi-pencil" aria-hidden="true" /> Editar
            </Link>
          </div>
        </div>
        <h2 className="contact-name">{withVisibleControls(name)}</h2>
        {(title || company) && <p className="contact-job">{[title, company].filter(Boolean).join(' · ')}</p>}
        <div className="contact-tags">
          {carried.map((tag) => (
            <span key={tag.id} className="contact-chip contact-chip-still">
              {tagTitle(tag)}
            </span>
          ))}
          <button type="button" className="contact-chip contact-chip-quiet" onClick={() => setAreTagsOpen(true)}>
            <i className="pi pi-tag" aria-hidden="true" /> {carried.length > 0 ? 'Cambiar' : 'Poner etiqueta'}
          </button>
        </div>
        <Facts contact={contact} />
      </div>
      {areTagsOpen && (
        <TagsDialog tags={tags} ids={[id]} carried={contact.tags} onClose={() => setAreTagsOpen(false)} />
      )}
    </article>
  )
}

/** Opens the chat with the person who has one of the contact's mail addresses; hidden if there is none. */
function ChatButton({ contact: { name, emails } }: { contact: Contact }) {
  const navigate = useNavigate()
  const addresses = emails.map(({ email }) => email)
  const [person] = useQuery(peopleQuery(name, addresses)).data ?? []
  const opening = useMutation(openChat)
  if (!person) return null
  const open = () =>
    opening.mutate(
      { body: { chat: { contactId: person.id } } },
      {
        onSuccess: ({ id }) => void navigate(`/apps/chat/${id}`),
        onError: tellFailure('No se abrió el chat'),
      },
    )
  return (
    <Button busy={opening.isPending} onClick={open}>
      <i className="pi pi-comments" aria-hidden="true" /> Chatear
    </Button>
  )
}

function Facts({ contact }: { contact: Contact }) {
  const countries = useQuery(countriesQuery).data ?? []
  const phones = usePhones(countries)
  const { emails, phoneNumbers, birthday, address, notes } = contact
  const isBare = emails.length + phoneNumbers.length === 0 && !birthday && !address && !notes
  if (isBare) return <p className="contact-bare">No hay más datos. Agregalos con «Editar».</p>
  return (
    <dl className="contact-facts">
      {emails.map(({ email, label }, index) => (
        <Fact key={`mail-${index}`} icon="pi-envelope" name={`Mail ${labelWord(label)}`.trim()} note={labelWord(label)}>
          <MailLink address={email} />
        </Fact>
      ))}
      {phoneNumbers.map((phone, index) => (
        <Fact
          key={`phone-${index}`}
          icon="pi-phone"
          name={`Teléfono ${labelWord(phone.label)}`.trim()}
          note={labelWord(phone.label)}
        >
          <Flag country={countries.find(({ iso }) => iso === phone.country)} />
          <a href={phones.address(phone)}>{phones.formatted(phone)}</a>
        </Fact>
      ))}
      {birthday && (
        <Fact icon="pi-gift" name="Cumpleaños">
          {formatLongDate(birthday)}
        </Fact>
      )}
      {address && (
        <Fact icon="pi-map-marker" name="Dirección">
          {address}
        </Fact>
      )}
      {notes && (
        <Fact icon="pi-align-left" name="Notas">
          <RichText html={notes} />
        </Fact>
      )}
    </dl>
  )
}

type FactProps = { icon: string; name: string; note?: string; children: ReactNode }

function Fact({ icon, name, note, children }: FactProps) {
  return (
    <div className="contact-fact">
      <dt title={name}>
        <i className={`pi ${icon}`} aria-hidden="true" />
        <span className="visually-hidden">{name}</span>
      </dt>
      <dd>
        {children}
        {note && <span className="contact-fact-note">{note}</span>}
      </dd>
    </div>
  )
}
