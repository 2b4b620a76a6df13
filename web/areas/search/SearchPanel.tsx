import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { isComposing } from '../../lib/composing.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { useDebounced } from '../../lib/use-debounced.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { searchQuery } from './queries.ts'
import { clearRecent, saveRecent, readRecent } from './recent-searches.ts'
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
  /** The text for which Enter was pressed before the panel was loaded. */
  hurriedText: string
  onText: (text: string) => void
  /** Whether a link has a screen; other results are not shown. */
  canOpen: (link: string) => boolean
  pages: Page[]
  actions: Action[]
  onGo: (path: string) => void
  /** Closes the search; called before an action runs. */
  onDone: () => void
  /** Content after the text field: the close button. */
  end: ReactNode
}

const debounceMilliseconds = 180

/** Searches everything while the user types; without text it lists the recent searches. */
export function SearchPanel(props: SearchPanelProps) {
  const { userId, text, hurriedText, onText, canOpen, pages, actions, onGo, onDone, end } = props
  const listId = useId()
  const query = text.trim()
  const debouncedQuery = useDebounced(query, debounceMilliseconds)
  const { data, error, isFetching, refetch } = useQuery(searchQuery(query === '' ? '' : debouncedQuery))
  const [recent, setRecent] = useState(() => readRecent(userId))
  const [chosen, setChosen] = useState({ text: query, index: -1 })
  const [hurried, setHurried] = useState(hurriedText)

  const isSearching = query !== ''
  const isWaiting = isSearching && (isFetching || debouncedQuery !== query)
  const results =
    isSearching && data && !error ? sectionsOf(data, { text: debouncedQuery, pages, actions, canOpen }) : []
  const sections: SearchSection[] = isSearching ? results : recentSection(recent)
  const options = sections.flatMap((section) => section.options)
  // A new text resets the active option to the first result.
  const start = isSearching ? 0 : -1
  const active = Math.min(chosen.text === query ? chosen.index : start, options.length - 1)

  const choose = (option: SearchOption) => {
    if (option.kind === 'recent') return onText(option.text)
    saveRecent(userId, query)
    if (option.kind === 'result') return onGo(option.path)
    onDone()
    option.run()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const index = moveActive(event.key, active, options.length)
    if (index !== null) {
      event.preventDefault()
      setChosen({ text: query, index })
      document.getElementById(`${listId}-${index}`)?.scrollIntoView({ block: 'nearest' })
    }
    const option = options[active]
    if (event.key !== 'Enter') return
    if (isWaiting) setHurried(query)
    else if (option) choose(option)
  }
  useEffect(() => {
    // Enter was pressed before the results of this text arrived: open the first one.
    const first = options[0]
    if (hurried !== '' && hurried === query && !isWaiting && first) choose(first)
  })

  return (
    <>
      <SearchField
        label="Buscar en Obra"
        placeholder="Proyectos, comprobantes, proveedores, correos, páginas…"
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
          query={debouncedQuery}
          active={active}
          isStale={isWaiting}
          onPoint={(index) => setChosen({ text: query, index })}
          onChoose={choose}
        />
        {isSearching && !isWaiting && (error || !data) && (
          <QueryState error={error} title="No pudimos buscar" onRetry={() => void refetch()} />
        )}
        {isSearching && data && !error && !isWaiting && options.length === 0 && <NothingFound text={query} />}
        {!isSearching && recent.length === 0 && (
          <p className="search-hint">Escribí un nombre o una parte. No hace falta poner tildes ni mayúsculas.</p>
        )}
      </div>
      <SearchKeys />
      <p className="visually-hidden" role="status">
        {isSearching && !isWaiting && data && !error && countText(options.length)}
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
