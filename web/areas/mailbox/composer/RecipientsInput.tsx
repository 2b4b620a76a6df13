import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import { isComposing } from '../../../lib/composing.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { classNames } from '../../../ui/class-names.ts'
import { recipientsQuery } from '../queries.ts'
import { addRecipients, emailOf, isAddress, nameOf, recipientOf, splitRecipients } from './recipients.ts'
import './RecipientsInput.css'

type RecipientsInputProps = {
  label: string
  contacts: string[]
  /** Text in the input that is not a recipient yet. */
  typed: string
  onChange: (contacts: string[], typed: string) => void
  aside?: ReactNode
}

const mostSuggestions = 6

/** Contacts whose name or address contains the typed text, without those that are recipients already. */
function useSuggestions(typed: string, contacts: string[]): string[] {
  const text = useDebounced(typed.trim(), 200)
  const { data = [] } = useQuery(recipientsQuery(text))
  if (!typed.trim() || !text) return []
  const emails = new Set(contacts.map(emailOf))
  return data
    .map(({ name, email }) => recipientOf(name, email))
    .filter((contact) => isAddress(contact) && !emails.has(emailOf(contact)))
    .slice(0, mostSuggestions)
}

type Content = Pick<RecipientsInputProps, 'contacts' | 'typed' | 'onChange'>

function changesOf({ contacts, typed, onChange }: Content, close: () => void, focus: () => void) {
  const without = (contact: string) => contacts.filter((other) => other !== contact)
  return {
    take(text: string) {
      close()
      onChange(addRecipients(contacts, splitRecipients(text)), '')
    },
    /** Adds a contact as one recipient, without splitting its name at commas. */
    choose(contact: string) {
      close()
      onChange(addRecipients(contacts, [contact]), '')
      focus()
    },
    remove(contact: string) {
      onChange(without(contact), typed)
      focus()
    },
    /** Moves a recipient back into the input, to be corrected. */
    edit(contact: string) {
      onChange(addRecipients(without(contact), splitRecipients(typed)), contact)
      focus()
    },
  }
}

/** Recipients that are typed, pasted or completed from the contacts. Each one is validated separately. */
export function RecipientsInput({ label, contacts, typed, onChange, aside }: RecipientsInputProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const suggestions = useSuggestions(typed, contacts)
  const [active, setActive] = useState(-1)
  const [isOpen, setIsOpen] = useState(false)
  const isListed = isOpen && suggestions.length > 0
  const close = () => {
    setActive(-1)
    setIsOpen(false)
  }
  const focus = () => input.current?.focus()
  const { take, choose, remove, edit } = changesOf({ contacts, typed, onChange }, close, focus)
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const { key } = event
    if (isListed && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault()
      const count = suggestions.length
      setActive(key === 'ArrowDown' ? (active + 1) % count : (active <= 0 ? count : active) - 1)
    } else if (key === 'Escape' && isListed) {
      event.preventDefault()
      setIsOpen(false)
    } else if (key === 'Backspace' && typed === '' && contacts.length > 0) {
      event.preventDefault()
      edit(contacts.at(-1)!)
    } else if ((key === 'Enter' && !event.ctrlKey && !event.metaKey) || key === ',' || key === ';') {
      const suggested = isListed
        ? (suggestions[active] ?? (key === 'Enter' && !isAddress(typed.trim()) ? suggestions[0] : undefined))
        : undefined
      event.preventDefault()
      if (suggested) choose(suggested)
      else if (typed.trim()) take(typed)
    } else if (key === 'Tab' && isListed && active >= 0) {
      event.preventDefault()
      choose(suggestions[active]!)
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[,;\n@]/.test(text)) return
    event.preventDefault()
    take(`${typed} ${text}`)
  }
  return (
    <div className="recipients">
      <div className="composer-line recipients-line">
        <label className="composer-label" htmlFor={id}>
          {label}
        </label>
        <div className="recipients-box">
          {contacts.map((contact) => (
            <RecipientChip
              key={contact}
              contact={contact}
              onRemove={() => remove(contact)}
              onEdit={() => edit(contact)}
            />
          ))}
          <input
            ref={input}
            id={id}
            className="composer-input recipients-text"
            type="text"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            role="combobox"
            aria-expanded={isListed}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isListed && active >= 0 ? `${id}-${active}` : undefined}
            aria-describedby={`${id}-note`}
            value={typed}
            onChange={(event) => {
              setActive(-1)
              setIsOpen(true)
              onChange(contacts, event.target.value)
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => {
              setIsOpen(false)
              if (typed.trim()) take(typed)
            }}
          />
        </div>
        {aside}
      </div>
      <Suggestions id={id} contacts={isListed ? suggestions : []} active={active} onChoose={choose} />
      <WrongAddresses id={`${id}-note`} contacts={contacts} />
    </div>
  )
}

type SuggestionsProps = { id: string; contacts: string[]; active: number; onChoose: (contact: string) => void }

function Suggestions({ id, contacts, active, onChoose }: SuggestionsProps) {
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-label="Contactos"
      className="recipients-list"
      hidden={contacts.length === 0}
    >
      {contacts.map((contact, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the input
        <li
          key={contact}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={classNames('recipients-option', index === active && 'recipients-option-active')}
          // Keep the focus in the input: its blur would add the typed text as a recipient.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(contact)}
        >
          <span>{nameOf(contact)}</span>
          <span className="recipients-email">{emailOf(contact)}</span>
        </li>
      ))}
    </ul>
  )
}

function WrongAddresses({ id, contacts }: { id: string; contacts: string[] }) {
  const wrong = contacts.filter((contact) => !isAddress(contact))
  return (
    <p id={id} className="recipients-note" role="status">
      {wrong.length > 0 &&
        (wrong.length === 1
          ? `«${wrong[0]}» no es una dirección de mail.`
          : `No son direcciones de mail: ${wrong.map((contact) => `«${contact}»`).join(', ')}.`)}
    </p>
  )
}

type RecipientChipProps = { contact: string; onRemove: () => void; onEdit: () => void }

function RecipientChip({ contact, onRemove, onEdit }: RecipientChipProps) {
  const isValid = isAddress(contact)
  return (
    <span className={classNames('recipient', !isValid && 'recipient-wrong')}>
      <button
        type="button"
        className="recipient-name"
        title={isValid ? contact : 'No es una dirección de mail. Corregila.'}
        aria-label={`${isValid ? 'Corregir' : 'Dirección no válida, corregir'} ${contact}`}
        onClick={onEdit}
      >
        {nameOf(contact)}
      </button>
      <button type="button" className="recipient-remove" aria-label={`Quitar ${nameOf(contact)}`} onClick={onRemove}>
        <i className="pi pi-times" aria-hidden="true" />
      </button>
    </span>
  )
}
