import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useKeys } from '../../lib/use-keys.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useOnline } from '../../lib/use-online.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { Button } from '../../ui/Button.tsx'
import { preloadRichTextEditor } from '../../ui/RichTextField.tsx'
import { undoLast } from '../../ui/undo.ts'
import { UndoNotices } from '../../ui/UndoNotices.tsx'
import { BulkBar } from '../../ui/BulkBar.tsx'
import { removeContacts } from './contact-actions.ts'
import { ContactHeader } from './ContactHeader.tsx'
import { ContactList } from './ContactList.tsx'
import { ContactPane } from './ContactPane.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { preloadPhones } from './phones.ts'
import { listView, newId, pathOf, type Place } from './place.ts'
import { tagsQuery } from './queries.ts'
import { TagsDialog } from './TagsDialog.tsx'
import { useContactList } from './use-contact-list.ts'
import { usePicked } from './use-picked.ts'
import { countWord } from './words.ts'
import './ContactsView.css'

/** The list and, beside it, one contact; a phone shows one of them at a time. */
export function ContactsView({ place }: { place: Place }) {
  const [view, setView] = useUrlState(listView)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isPhone = useMedia('(width < 760px)')
  const list = useContactList(view)
  const tags = useQuery(tagsQuery).data ?? []
  const picked = usePicked(
    JSON.stringify(view),
    list.loaded.map(({ id }) => id),
  )
  const [dialog, setDialog] = useState<'tags' | 'keys' | null>(null)
  const closeDialog = () => setDialog(null)
  const field = useRef<HTMLInputElement>(null)
  const addressOf = (to: Parameters<typeof pathOf>[0]) => {
    const text = search.toString()
    return pathOf(to) + (text ? `?${text}` : '')
  }
  const go = (to: Parameters<typeof pathOf>[0], replace = false) => void navigate(addressOf(to), { replace })
  const isNarrowed = view.query !== '' || view.tags.length > 0
  useEffect(() => {
    // Here before they are needed, so that a server that goes away takes no editing along.
    preloadRichTextEditor()
    preloadPhones()
  }, [])
  const step = (direction: 1 | -1) => {
    const { loaded } = list
    const open = loaded.findIndex(({ id }) => id === place.id)
    const next = open < 0 ? loaded[0] : loaded[open + direction]
    if (!next) return
    go({ id: next.id })
    document.querySelector<HTMLElement>(`[data-contact="${CSS.escape(next.id)}"]`)?.focus()
  }
  const remove = async (ids: string[]) => {
    if (!(await removeContacts(ids))) return
    picked.clear()
    if (place.id && ids.includes(place.id)) go({ id: null }, true)
  }
  useKeys({
    '/': () => field.current?.focus(),
    n: () => go({ id: newId }),
    j: () => step(1),
    k: () => step(-1),
    e: () => place.id && go({ id: place.id, isEditing: true }),
    u: () => go({ id: null }),
    z: () => void undoLast(),
    '?': () => setDialog('keys'),
  })
  const total = list.first.data?.total
  return (
    <div className="contacts">
      <OfflineNote />
      <div className="contacts-panes">
        <section className="contacts-list" aria-label="Lista de contactos" hidden={isPhone && place.id !== null}>
          <ContactHeader
            view={view}
            onView={setView}
            tags={tags}
            total={total}
            isNarrowed={isNarrowed}
            field={field}
            newAddress={addressOf({ id: newId })}
            onTags={() => setDialog('tags')}
            onKeys={() => setDialog('keys')}
          />
          {picked.ids.size > 0 && (
            <PickedBar
              count={picked.ids.size}
              onClear={picked.clear}
              onTag={() => setDialog('tags')}
              onDelete={() => void remove([...picked.ids])}
            />
          )}
          <ContactList
            list={list}
            isNarrowed={isNarrowed}
            openId={place.id}
            picked={picked.ids}
            onPick={picked.toggle}
            addressOf={(id) => addressOf({ id })}
            newAddress={addressOf({ id: newId })}
            onAll={() => setView({ query: '', tags: [] })}
          />
        </section>
        {(!isPhone || place.id !== null) && (
          <ContactPane
            place={place}
            tags={tags}
            isPhone={isPhone}
            listTitle={total === undefined ? '' : countWord(total)}
            go={go}
            addressOf={addressOf}
          />
        )}
      </div>
      {dialog === 'tags' && <TagsDialog tags={tags} ids={[...picked.ids]} carried={null} onClose={closeDialog} />}
      {dialog === 'keys' && <KeysDialog onClose={closeDialog} />}
      <UndoNotices />
    </div>
  )
}

type PickedBarProps = { count: number; onClear: () => void; onTag: () => void; onDelete: () => void }

function PickedBar({ count, onClear, onTag, onDelete }: PickedBarProps) {
  return (
    <BulkBar
      text={count === 1 ? '1 elegido' : `${count} elegidos`}
      onClear={onClear}
      actions={
        <>
          <Button size="small" onClick={onTag}>
            Etiquetar
          </Button>
          <Button size="small" onClick={onDelete}>
            Eliminar
          </Button>
        </>
      }
    />
  )
}

function OfflineNote() {
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="contacts-offline">
          <i className="pi pi-wifi" aria-hidden="true" />
          Estás sin conexión. Lo que ves puede no estar al día y los cambios no se guardan hasta que vuelva.
        </p>
      )}
    </div>
  )
}
