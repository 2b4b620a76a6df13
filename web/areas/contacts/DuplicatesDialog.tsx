import { useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { formatLongDate } from '../../lib/format.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { offerMergeUndo } from './contact-actions.ts'
import {
  emailKey,
  mergeChoices,
  mergePatch,
  phoneKey,
  singleFields,
  type Chosen,
  type MergeChoices,
  type SingleField,
} from './merge.ts'
import { contactQuery, duplicatesQuery, mergeContacts, type Contact, type ListedContact } from './queries.ts'
import './DuplicatesDialog.css'

/** Lists likely duplicates, and merges a group field by field. */
export function DuplicatesDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(duplicatesQuery)
  const [group, setGroup] = useState<ListedContact[] | null>(null)
  const back = () => setGroup(null)
  return (
    <Dialog title={group ? 'Unir contactos' : 'Contactos repetidos'} isOpen onClose={onClose} width={680}>
      {group ? (
        <Merge key={group.map(({ id }) => id).join()} group={group} onDone={back} />
      ) : !data ? (
        <QueryState error={error} onRetry={() => void refetch()}>
          <div role="status">
            <span className="visually-hidden">Buscando repetidos…</span>
            <Skeleton height="8rem" />
          </div>
        </QueryState>
      ) : data.groups.length === 0 ? (
        <EmptyState title="No hay repetidos">Ningún contacto comparte nombre, mail o teléfono con otro.</EmptyState>
      ) : (
        <Groups groups={data.groups} total={data.total} onReview={setGroup} />
      )}
    </Dialog>
  )
}

type GroupsProps = { groups: ListedContact[][]; total: number; onReview: (group: ListedContact[]) => void }

function Groups({ groups, total, onReview }: GroupsProps) {
  return (
    <>
      <p className="duplicates-note">
        {total === 1 ? 'Hay un grupo' : `Hay ${total} grupos`} con el mismo nombre, mail o teléfono.
        {total > groups.length && ` Se ven los primeros ${groups.length}.`}
      </p>
      <ul role="list" className="duplicates">
        {groups.map((group) => (
          <li key={group[0]!.id} className="duplicates-group">
            <ul role="list">
              {group.map(({ id, name, company, email, avatar }) => (
                <li key={id} className="duplicates-contact">
                  <Avatar image={avatar} name={name} size="small" />
                  <span>
                    {name}
                    <span className="duplicates-about">{[company, email].filter(Boolean).join(' · ')}</span>
                  </span>
                </li>
              ))}
            </ul>
            <Button size="small" aria-label={`Revisar a ${group[0]!.name}`} onClick={() => onReview(group)}>
              Revisar
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Merge({ group, onDone }: { group: ListedContact[]; onDone: () => void }) {
  const queries = useQueries({ queries: group.map(({ id }) => contactQuery(id)) })
  const failed = queries.find(({ isError }) => isError)
  const contacts = queries.flatMap(({ data }) => data ?? [])
  if (failed) return <ErrorState message={errorMessage(failed.error)} onRetry={() => void failed.refetch()} />
  if (contacts.length < group.length) return <Skeleton height="12rem" />
  return <MergeForm contacts={contacts} onDone={onDone} />
}

const titles: Record<SingleField, string> = {
  name: 'Nombre',
  title: 'Puesto',
  company: 'Empresa',
  birthday: 'Cumpleaños',
  address: 'Dirección',
  notes: 'Notas',
  avatar: 'Foto',
  background: 'Imagen de fondo',
}

function MergeForm({ contacts, onDone }: { contacts: Contact[]; onDone: () => void }) {
  const [chosen, setChosen] = useState<Chosen>({ values: {}, dropped: new Set() })
  const { mutate, isPending, error } = useMutation(mergeContacts)
  const choices = mergeChoices(contacts)
  const [remaining, ...others] = contacts
  const unite = () => {
    const contact = mergePatch(remaining!, choices, chosen)
    const body = { id: remaining!.id, contact, others: others.map(({ id }) => id) }
    mutate(
      { body },
      {
        onSuccess: ({ deletion }) => {
          offerMergeUndo(remaining!, deletion)
          onDone()
        },
      },
    )
  }
  const differing = singleFields.filter((field) => choices.values[field].length > 1)
  return (
    <div className="merge">
      <p className="duplicates-note">De {contacts.length} contactos queda uno. Elegí qué datos conserva.</p>
      {differing.map((field) => (
        <Fieldset key={field} legend={titles[field]}>
          {choices.values[field].map((value, index) => (
            <label key={value} className="merge-option">
              <input
                type="radio"
                name={`merge-${field}`}
                checked={(chosen.values[field] ?? choices.values[field][0]) === value}
                aria-label={field === 'avatar' || field === 'background' ? `${titles[field]} ${index + 1}` : undefined}
                onChange={() => setChosen({ ...chosen, values: { ...chosen.values, [field]: value } })}
              />
              <Value field={field} value={value} />
            </label>
          ))}
        </Fieldset>
      ))}
      <Lines choices={choices} chosen={chosen} onChange={setChosen} />
      {error && <Alert type="error">No se unieron. {errorMessage(error)}</Alert>}
      <div className="form-actions">
        <Button onClick={onDone}>Volver</Button>
        <Button variant="primary" busy={isPending} onClick={unite}>
          Unir {contacts.length} contactos
        </Button>
      </div>
    </div>
  )
}

function Value({ field, value }: { field: SingleField; value: string }) {
  if (field === 'avatar') return <Avatar image={value} name="" />
  if (field === 'background') return <img className="merge-cover" src={value} alt="" />
  if (field === 'notes') return <RichText html={value} />
  return <span>{field === 'birthday' ? formatLongDate(value) : value}</span>
}

type LinesProps = { choices: MergeChoices; chosen: Chosen; onChange: (chosen: Chosen) => void }

/** Mails and phone numbers: all are kept unless unchecked. */
function Lines({ choices: { emails, phoneNumbers }, chosen, onChange }: LinesProps) {
  const toggle = (key: string) => onChange({ ...chosen, dropped: chosen.dropped.symmetricDifference(new Set([key])) })
  const lines = [
    { title: 'Mails', entries: emails.map((email) => [emailKey(email), email.email] as const) },
    { title: 'Teléfonos', entries: phoneNumbers.map((phone) => [phoneKey(phone), phone.phoneNumber] as const) },
  ]
  return lines.map(
    ({ title, entries }) =>
      entries.length > 0 && (
        <Fieldset key={title} legend={title}>
          {entries.map(([key, text]) => (
            <label key={key} className="merge-option">
              <input type="checkbox" checked={!chosen.dropped.has(key)} onChange={() => toggle(key)} />
              <span>{text}</span>
            </label>
          ))}
        </Fieldset>
      ),
  )
}
