import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { isComposing } from '../../lib/composing.ts'
import { useMay, useSeesAllProjects, useShowsSamples } from '../../areas/developers/queries.ts'
import { userQuery } from '../../areas/user/queries.ts'
import { commandKey } from '../../lib/command-key.ts'
import { createLazyPart } from '../../lib/lazy-part.ts'
import { useStore } from '../../lib/store.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { hasTarget } from '../known-links.ts'
import './SearchLauncher.css'

const searchPanel = createLazyPart(async () => {
  const [panel, places, actions] = await Promise.all([
    import('../../areas/search/SearchPanel.tsx'),
    import('./search-places.ts'),
    import('./search-actions.ts'),
  ])
  return { ...panel, ...places, ...actions }
})
const load = () => void searchPanel.load()

/** Opens the search by button or Ctrl/Cmd+K. Its code loads shortly before it is needed. */
export function SearchLauncher() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  // The text for which Enter was pressed before the search had loaded.
  const [earlyText, setEarlyText] = useState('')
  const { value: search, hasFailed } = useStore(searchPanel.state)
  const { data: user } = useQuery(userQuery)
  const mayWrite = useMay('createProduct')
  const mayInvite = useMay('createInvitation')
  const hasSamples = useShowsSamples()
  const seesAccounts = useSeesAllProjects()
  const navigate = useNavigate()

  // Layout effect: the shortcut must work as soon as the shell is visible.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (dialog.current?.open) return dialog.current.close()
      // Not over another dialog.
      if (document.querySelector('dialog:modal, .p-dialog-mask')) return
      load()
      // flushSync: the dialog must be open before the next keystroke, which starts the query.
      flushSync(() => setIsOpen(true))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  const close = () => dialog.current?.close()
  const closed = () => {
    setIsOpen(false)
    setText('')
    setEarlyText('')
  }
  const go = (path: string) => {
    close()
    void navigate(path)
  }
  const end = <IconButton label="Cerrar la búsqueda" icon="pi-times" onClick={close} />
  return (
    <>
      <button
        type="button"
        className="top-bar-button search-button"
        aria-label="Buscar"
        aria-haspopup="dialog"
        aria-keyshortcuts={`${commandKey.name}+K`}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load()
          setIsOpen(true)
        }}
      >
        <i className="pi pi-search" aria-hidden="true" />
        <span className="search-button-text">Buscar</span>
        <kbd className="search-button-keys">{commandKey.sign} K</kbd>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- dialogs close on Escape by themselves */}
      <dialog
        ref={dialog}
        className="search-dialog"
        aria-label="Buscar"
        onClose={closed}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        {isOpen && search && (
          <search.SearchPanel
            userId={user?.id ?? ''}
            text={text}
            hurriedText={earlyText}
            onText={setText}
            canOpen={hasTarget}
            pages={search.searchedPlaces(hasSamples, seesAccounts)}
            actions={search.searchedActions({ mayWrite, mayInvite })}
            onGo={go}
            onDone={close}
            end={end}
          />
        )}
        {/* Accepts typing before the search has loaded. */}
        {isOpen && !search && (
          <SearchField
            label="Buscar"
            value={text}
            onText={setText}
            isBusy={!hasFailed}
            end={end}
            onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && setEarlyText(text.trim())}
          />
        )}
        {isOpen && hasFailed && <ErrorState message="Revisá tu conexión y probá de nuevo." onRetry={load} />}
      </dialog>
    </>
  )
}
