import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { onDemand } from '../../ui/on-demand.tsx'
import { areDraftsStored } from '../../lib/draft-sources.ts'
import { useLeaveWarning } from '../../lib/use-leave-warning.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useStore } from '../../lib/store.ts'
import { classNames } from '../../ui/class-names.ts'
import { UndoNotices } from '../../ui/UndoNotices.tsx'
import { OfflineNote } from '../../ui/OfflineNote.tsx'
import { emptyDraft } from './composer/compose.ts'
import { composer, flushDraft, openComposer } from './composer/composer.ts'
import { readCopy } from './composer/draft-copy.ts'
import { FolderDrawer } from './labels/FolderDrawer.tsx'
import { FolderNav } from './labels/FolderNav.tsx'
import { MailList } from './list/MailList.tsx'
import { MailReader } from './reader/MailReader.tsx'
import type { Place } from './place.ts'
import { areKeysOn } from './shortcut-list.ts'
import { useMailbox } from './use-mailbox.ts'
import { useMailKeys } from './use-mail-keys.ts'
import './MailboxView.css'

const Composer = onDemand(async () => (await import('./composer/Composer.tsx')).Composer)
const ShortcutsDialog = onDemand(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog)

/** Folders, list and reading pane side by side where the window is wide enough; on a phone one at a time. */
export function MailboxView({ place }: { place: Place }) {
  const box = useMailbox(place)
  const { isSingle, layout, isPhone } = box
  const isWide = useMedia('(width >= 60rem)')
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const writing = useStore(composer)
  const help = () => setIsHelpOpen(true)
  useMailKeys(box, { isOn: useStore(areKeysOn), help })
  useRecovery()
  useLeaveWarning(writing !== null && ['changed', 'saving', 'failed'].includes(writing.state), areDraftsStored)
  const showsList = !isSingle || !place.mailId
  const showsReader = !isSingle || place.mailId !== null
  return (
    <div className="mailbox prints-whole">
      <OfflineNote />
      <div className="mailbox-panes prints-whole" inert={isPhone && writing !== null}>
        {isWide && (
          <aside className="mailbox-aside screen-only" aria-label="Carpetas y etiquetas">
            <FolderNav box={box} />
          </aside>
        )}
        <div className={classNames('mailbox-main prints-whole', !isSingle && `mailbox-${layout}`)}>
          {showsList && (
            <MailList box={box} onFolders={isWide ? undefined : () => setIsDrawerOpen(true)} onHelp={help} />
          )}
          {showsReader && <MailReader box={box} />}
        </div>
      </div>
      {!isWide && (
        <FolderDrawer isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)}>
          <FolderNav box={box} onLeave={() => setIsDrawerOpen(false)} />
        </FolderDrawer>
      )}
      {writing && <Composer key={writing.key} composer={writing} isPhone={isPhone} />}
      {isHelpOpen && <ShortcutsDialog onClose={() => setIsHelpOpen(false)} />}
      <UndoNotices />
    </div>
  )
}

/** On mount, starts a mail to the recipient in `?para=`, else restores the unsaved draft. On unmount, saves the draft. */
function useRecovery(): void {
  const [search, setSearch] = useSearchParams()
  const writesTo = search.get('para')
  useEffect(() => {
    // Preload the composer, so that text typed right after the 'r' or 'c' key goes into the mail.
    Composer.preload()
    if (writesTo) {
      setSearch((search) => (search.delete('para'), search), { replace: true })
      void openComposer({ draft: { ...emptyDraft, to: [writesTo] }, focus: 'content' })
      return () => void flushDraft()
    }
    const copy = composer.get() ? null : readCopy()
    if (copy) {
      const { draft, typed, draftId } = copy
      void openComposer({ draft, typed, draftId, focus: 'content', isChanged: true, isRecovered: true })
    }
    return () => void flushDraft()
    // oxlint-disable-next-line react/exhaustive-deps -- only on mount
  }, [])
}
