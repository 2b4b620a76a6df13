import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useKeys } from '../../lib/use-keys.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { KeysDialog } from '../../ui/KeyList.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { preloadRichTextEditor } from '../../ui/RichTextField.tsx'
import { undoLast } from '../../ui/undo.ts'
import { UndoNotices } from '../../ui/UndoNotices.tsx'
import { OfflineNote } from '../../ui/OfflineNote.tsx'
import { removeContacts } from './contact-actions.ts'
import { ContactHeader } from './ContactHeader.tsx'
import { ContactList } from './ContactList.tsx'
import { ContactPane } from './ContactPane.tsx'
import { exportContacts } from './export-contacts.ts'
import { contactKeys } from './contact-keys.ts'
import { preloadPhones } from './phones.ts'
import { PickedBar } from './PickedBar.tsx'
import { listView, newId, pathOf, type Place } from './place.ts'
import { tagsQuery, type ContactTag } from './queries.ts'
import { TagsDialog } from './TagsDialog.tsx'
import { useContactList } from './use-contact-list.ts'
import { usePicked } from './use-picked.ts'
import { useSteps } from './use-steps.ts'
import { countWord, matchCountText } from './words.ts'
import './ContactsView.css'

const ImportDialog = onDemand(async () => (await import('./ImportDialog.tsx')).ImportDialog)
const DuplicatesDialog = onDemand(async () => (await import('./DuplicatesDialog.tsx')).DuplicatesDialog)

type DialogName = 'tags' | 'keys' | 'import' | 'duplicates'

/** The list and one contact side by side; phones show one at a time. */
export function ContactsView({ place }: { place: Place }) {
  const [view, setView] = useUrlState(listView)
  const { addressOf, go } = usePlaces()
  const isPhone = useMedia('(width < 47.5rem)')
  const list = useContactList(view)
  const tags = useQuery(tagsQuery).data ?? []
  const picked = usePicked(JSON.stringify(view), list)
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const isNarrowed = view.query !== '' || view.tags.length > 0
  const isThere = list.first.data !== undefined
  useEffect(() => {
    if (!isThere) return
    // Preload after the list, so that editing still works if the connection drops.
    preloadRichTextEditor()
    preloadPhones()
  }, [isThere])
  const step = useSteps(list, place.id, (id) => go({ id }))
  const remove = async (ids: string[]) => {
    if (!(await removeContacts(ids))) return
    picked.clear()
    if (place.id && ids.includes(place.id)) go({ id: null }, true)
  }
  useKeys({
    '/': () => field.current?.focus(),
    n: () => go({ id: newId }),
    j: () => void step(1),
    k: () => void step(-1),
    e: () => place.id && go({ id: place.id, isEditing: true }),
    u: () => go({ id: null }),
    z: () => void undoLast(),
    '?': () => setDialog('keys'),
  })
  const page = list.first.data
  return (
    <div className="contacts prints-whole">
      <OfflineNote />
      <div className="contacts-panes prints-whole">
        <section
          className="contacts-list prints-whole"
          aria-label="Lista de contactos"
          hidden={isPhone && place.id !== null}
        >
          <ContactHeader
            view={view}
            onView={setView}
            tags={tags}
            count={page ? matchCountText(page.total, isNarrowed, page.isTotalCut) : ''}
            field={field}
            newAddress={addressOf({ id: newId })}
            onTags={() => setDialog('tags')}
            onKeys={() => setDialog('keys')}
            onImport={() => setDialog('import')}
            onDuplicates={() => setDialog('duplicates')}
          />
          {picked.ids.size > 0 && (
            <PickedBar
              count={picked.ids.size}
              total={page?.total ?? 0}
              onAll={() => void picked.setRange(0, (page?.total ?? 0) - 1)}
              onClear={picked.clear}
              onTag={() => setDialog('tags')}
              onExport={(format) => void exportContacts(format, [...picked.ids])}
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
            listTitle={page && !page.isTotalCut ? countWord(page.total) : ''}
            go={go}
            addressOf={addressOf}
          />
        )}
      </div>
      <Dialogs dialog={dialog} tags={tags} ids={[...picked.ids]} onClose={() => setDialog(null)} />
      <UndoNotices />
    </div>
  )
}

/** Navigation between contacts; keeps the list's search and tags in the address. */
function usePlaces() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const addressOf = (to: Parameters<typeof pathOf>[0]) => {
    const text = search.toString()
    return pathOf(to) + (text ? `?${text}` : '')
  }
  const go = (to: Parameters<typeof pathOf>[0], replace = false) => void navigate(addressOf(to), { replace })
  return { addressOf, go }
}

type DialogsProps = { dialog: DialogName | null; tags: ContactTag[]; ids: string[]; onClose: () => void }

function Dialogs({ dialog, tags, ids, onClose }: DialogsProps) {
  if (dialog === 'tags') return <TagsDialog tags={tags} ids={ids} carried={null} onClose={onClose} />
  if (dialog === 'import') return <ImportDialog onClose={onClose} />
  if (dialog === 'duplicates') return <DuplicatesDialog onClose={onClose} />
  return dialog && <KeysDialog entries={contactKeys} onClose={onClose} />
}
