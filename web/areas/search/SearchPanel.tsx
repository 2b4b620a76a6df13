import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { searchQuery } from './queries.ts'
import { clearRecent, keepRecent, readRecent } from './recent-searches.ts'
import {
  moveActive,
  sectionsOf,
  type Action,
  type Page,
  type SearchOption,
  type SearchSection,
} from './search-options.ts'
import { SearchOptions } from './SearchOptions.tsx'
import './SearchPanel.css'

type SearchPanelProps = {
  userId: string
  text: string
  /** The text for which Enter was pressed before the panel was there. */
  hurriedText: string
  onText: (text: string) => void
  /** Whether a link leads to a screen that there is; a result that does not is not offered. */
  canOpen: (link: string) => boolean
  pages: Page[]
  actions: Action[]
  onGo: (path: string) => void
  /** Something is done instead, so the search closes. */
  onDone: () => void
  /** Behind the text field: the way out. */
  end: ReactNode
}

const debounceMilliseconds = 180

/** Searches everything while the person types; without text, offers the recent searches and what can be done. */
export function SearchPanel(props: SearchPanelProps) {
  const { userId, text, hurriedText, onText, canOpen, pages, actions, onGo, onDone, end } = props
  const listId = useId()
  const wanted = text.trim()
  const asked = useDebounced(wanted, debounceMilliseconds)
  const { data, error, isFetching, refetch } = useQuery(searchQuery(wanted === '' ? '' : asked))
  const [recent, setRecent] = useState(() => readRecent(userId))
  const [chosen, setChosen] = useState({ text: wanted, index: -1 })
  const [hurried, setHurried] = useState(hurriedText)

  const isSearching = wanted !== ''
  const isWaiting = isSearching && (isFetching || asked !== wanted)
  const found = isSearching && data && !error ? sectionsOf(data, { text: asked, pages, actions, canOpen }) : []
  const sections: SearchSection[] = isSearching ? found : recentSection(recent)
  const options = sections.flatMap((section) => section.options)
  // Another text starts from the top again: Enter goes to the first result.
  const start = isSearching ? 0 : -1
  const active = Math.min(chosen.text === wanted ? chosen.index : start, options.length - 1)

  const choose = (option: SearchOption) => {
    if (option.kind === 'recent') return onText(option.text)
    keepRecent(userId, wanted)
    if (option.kind === 'result') return onGo(option.path)
    onDone()
    option.run()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const index = moveActive(event.key, active, options.length)
    if (index !== null) {
      event.preventDefault()
      setChosen({ text: wanted, index })
      document.getElementById(`${listId}-${index}`)?.scrollIntoView({ block: 'nearest' })
    }
    const option = options[active]
    if (event.key !== 'Enter') return
    if (isWaiting) setHurried(wanted)
    else if (option) choose(option)
  }
  useEffect(() => {
    // Enter came before the answer to this very text: the first result is meant.
    const first = options[0]
    if (hurried !== '' && hurried === wanted && !isWaiting && first) choose(first)
  })

  return (
    <>
      <SearchField
        label="Buscar en Obra"
        placeholder="Proyectos, productos, correos, páginas, acciones…"
        value={text}
        onText={onText}
        isBusy={isWaiting}
        end={end}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        onKeyDown={press}
      />
      <div className="search-body" aria-busy={isWaiting}>
        {!isSearching && recent.length > 0 && (
          <div className="search-recent-head">
            <p className="search-label">Búsquedas recientes</p>
            <button
              type="button"
              className="search-clear"
              onClick={(event) => {
                clearRecent(userId)
                setRecent([])
                event.currentTarget.closest('dialog')?.querySelector('input')?.focus()
              }}
            >
              Borrar todas
            </button>
          </div>
        )}
        <SearchOptions
          id={listId}
          sections={sections}
          query={asked}
          active={active}
          isStale={isWaiting}
          onPoint={(index) => setChosen({ text: wanted, index })}
          onChoose={choose}
        />
        {isSearching && error && !isWaiting && (
          <ErrorState title="No pudimos buscar" message={errorMessage(error)} onRetry={() => void refetch()} />
        )}
        {isSearching && data && !error && !isWaiting && options.length === 0 && <NothingFound text={wanted} />}
        {!isSearching && recent.length === 0 && (
          <p className="search-hint">Escribí un nombre o una parte. No hace falta poner tildes ni mayúsculas.</p>
        )}
      </div>
      <SearchKeys />
      <p className="visually-hidden" role="status">
        {isSearching && !isWaiting && !error && countText(options.length)}
      </p>
    </>
  )
}

function SearchKeys() {
  return (
    <p className="search-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> para moverte
      </span>
      <span>
        <kbd>Enter</kbd> para abrir
      </span>
      <span>
        <kbd>Esc</kbd> para cerrar
      </span>
    </p>
  )
}

function NothingFound({ text }: { text: string }) {
  return (
    <EmptyState title="No encontramos nada" icon={<i className="pi pi-search" />}>
      {`Nada de lo que podés abrir tiene «${text}» en su nombre. Probá con otra palabra o con menos letras.`}
    </EmptyState>
  )
}

const countText = (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`)

function recentSection(recent: string[]): SearchSection[] {
  if (recent.length === 0) return []
  return [
    {
      id: 'recent',
      label: 'Búsquedas recientes',
      options: recent.map((text) => ({ kind: 'recent', icon: 'pi-history', text })),
    },
  ]
}
