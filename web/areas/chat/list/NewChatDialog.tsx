import { useMutation, useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState, type KeyboardEvent } from 'react'
import { isComposing } from '../../../lib/composing.ts'
import { q } from '../../../api/operations.ts'
import { errorMessage } from '../../../api/problem.ts'
import { QueryState } from '../../../api/QueryState.tsx'
import { hasWords } from '../../../lib/fold.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { PresenceAvatar } from '../Presence.tsx'
import { openChat, type ContactSummary } from '../queries.ts'
import type { Chat } from '../use-chat.ts'
import './NewChatDialog.css'

type NewChatDialogProps = { chat: Chat; onClose: () => void }

const optionId = (index: number) => `new-chat-${index}`

/** Chooses a person to write to; an existing conversation is reopened. */
export function NewChatDialog({ chat, onClose }: NewChatDialogProps) {
  const contacts = useQuery(q('listChatContacts'))
  const opening = useMutation(openChat)
  const [text, setText] = useState('')
  const [place, setPlace] = useState(0)
  const people = (contacts.data ?? []).filter(({ name }) => hasWords(name, text))
  const choose = (contact: ContactSummary | undefined) => {
    if (!contact || opening.isPending) return
    opening.mutate(
      { body: { chat: { contactId: contact.id } } },
      {
        onSuccess: ({ id }) => {
          onClose()
          chat.open(id)
        },
      },
    )
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setPlace(Math.max(0, Math.min(people.length - 1, place + step)))
    else if (event.key === 'Enter') choose(people[place])
    else return
    event.preventDefault()
  }
  return (
    <Dialog title="Nueva conversación" isOpen onClose={onClose} width={460} placesFocus>
      <SearchField
        label="Buscar a una persona"
        placeholder="Buscar a una persona"
        value={text}
        isBusy={opening.isPending}
        role="combobox"
        aria-expanded
        aria-controls="new-chat-people"
        aria-activedescendant={people.length > 0 ? optionId(place) : undefined}
        onText={(next) => {
          setText(next)
          setPlace(0)
        }}
        onKeyDown={press}
      />
      {opening.isError && (
        <p className="new-chat-failure" role="alert">
          No se abrió la conversación. {errorMessage(opening.error)}
        </p>
      )}
      {contacts.data ? (
        <People people={people} place={place} onChoose={choose} />
      ) : (
        <QueryState error={contacts.error} onRetry={() => void contacts.refetch()}>
          <div role="status" className="new-chat-loading">
            <span className="visually-hidden">Cargando las personas…</span>
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} height="2.5rem" />
            ))}
          </div>
        </QueryState>
      )}
    </Dialog>
  )
}

type PeopleProps = { people: ContactSummary[]; place: number; onChoose: (contact: ContactSummary) => void }

function People({ people, place, onChoose }: PeopleProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: people.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 56,
    overscan: 8,
  })
  const scrolledTo = useRef(0)
  if (scrolledTo.current !== place) {
    scrolledTo.current = place
    queueMicrotask(() => virtual.scrollToIndex(place))
  }
  return (
    <div ref={scroller} className="new-chat-scroll">
      {people.length === 0 && <p className="new-chat-none">No encontramos a nadie con ese nombre.</p>}
      <div
        id="new-chat-people"
        role="listbox"
        aria-label="Personas"
        className="new-chat-people"
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const contact = people[index]!
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field handles the keys
            <div
              key={contact.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === place}
              tabIndex={-1}
              className={classNames('new-chat-person', index === place && 'new-chat-pointed')}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => onChoose(contact)}
            >
              <PresenceAvatar image={contact.avatar} name={contact.name} status={contact.status} />
              <span className="new-chat-text">
                <span className="new-chat-name">{contact.name}</span>
                <span className="new-chat-about">{contact.about || (contact.status && 'De tu empresa')}</span>
              </span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
