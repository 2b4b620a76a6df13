import { AutoComplete } from 'primereact/autocomplete'
import 'primereact/resources/themes/lara-light-blue/theme.css?parts=autocomplete'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { isComposing } from '../lib/composing.ts'
import { rankMatches } from '../lib/rank-matches.ts'
import { recentFirst, rememberPick } from '../lib/recent-picks.ts'
import { Field, type FieldProps } from './Field.tsx'
import './primereact.ts'

export type Picked = { id: string; label: string; detail?: string | undefined }

type PickerFieldProps = Omit<FieldProps, 'children'> & {
  name?: string
  value: Picked | null
  onChange: (picked: Picked | null) => void
  onBlur?: () => void
  /** The kind of entry, 'proveedor': recently picked entries are shared by all fields of one kind. */
  kind?: string
  /** Queries the server; an empty text returns the first entries. */
  search: (text: string, signal: AbortSignal) => Promise<Picked[]>
  /** Creates an entry of the typed name, offered if the search finds none. */
  onCreate?: (text: string) => Promise<Picked | null>
  /** The noun of the create option: 'proveedor'. */
  noun?: string
  placeholder?: string
  disabled?: boolean
  /** Focused on mount, without opening the list of recent entries. */
  autoFocus?: boolean
}

/** Results beyond these are found by typing more. */
const mostShown = 40
/** The id of the option that creates the typed entry. */
const creation = 'create'
const failureText = () =>
  navigator.onLine ? 'No pudimos buscar. Probá de nuevo.' : 'Estás sin conexión: no pudimos buscar.'

type Answer = { text: string; entries: Picked[] }
const nothing: Answer = { text: '', entries: [] }

type SearchOptions = Pick<PickerFieldProps, 'search' | 'onCreate' | 'kind'> & {
  box: RefObject<AutoComplete | null>
  onFirst: (entry: Picked) => void
}

/** The results of the typed text. If Enter is pressed before they arrive, the first one is picked on arrival. */
function useResults({ search, onCreate, kind, box, onFirst }: SearchOptions) {
  const [results, setResults] = useState<Picked[]>([])
  const [failure, setFailure] = useState<string>()
  const request = useRef<AbortController>(undefined)
  /** The newest results, before they are drawn. */
  const newest = useRef(nothing)
  /** The text whose results Enter is waiting for. */
  const waitsFor = useRef<string>(undefined)
  const load = async (query: string) => {
    request.current?.abort()
    const { signal } = (request.current = new AbortController())
    try {
      const answered = await search(query, signal)
      if (signal.aborted) return
      const entries =
        kind && query.trim() === ''
          ? recentFirst(kind, answered)
          : rankMatches(answered, query, ({ label, detail = '' }) => `${label} ${detail}`).slice(0, mostShown)
      const isNew = query.trim() !== '' && !entries.some((entry) => entry.label === query.trim())
      setFailure(undefined)
      const offered = onCreate && isNew ? [...entries, { id: creation, label: query.trim() }] : entries
      setResults(offered)
      newest.current = { text: query.trim(), entries: offered }
      if (waitsFor.current !== query.trim() || !entries[0]) return
      box.current?.hide()
      onFirst(entries[0])
    } catch {
      if (signal.aborted) return
      setFailure(failureText())
      setResults([])
    }
  }
  useFirstHighlight(box, results)
  /** Enter picks what is highlighted, and never submits a form with a half-typed text. */
  const press = (event: KeyboardEvent, text: string) => {
    // A closed list offers nothing to Enter.
    if (event.key === 'Escape') newest.current = nothing
    if (event.key !== 'Enter') return
    event.preventDefault()
    const { text: of, entries } = newest.current
    const [first] = entries
    if (of === text && (!first || (entries === results && isHighlighted(box)))) return
    event.stopPropagation()
    if (of !== text || !first) return void (waitsFor.current = text)
    // Before the highlight PrimeReact would close its list and pick nothing.
    box.current?.hide()
    onFirst(first)
  }
  return { results, failure, load, press, waitsFor }
}

/** Picks one of many records of the server: search while typing, recent ones first, or create a new one. */
export function PickerField(props: PickerFieldProps) {
  const {
    label,
    help,
    warning,
    error,
    required,
    name,
    value,
    onChange,
    onBlur,
    search,
    onCreate,
    noun,
    kind,
    autoFocus = false,
    ...rest
  } = props
  const [text, setText] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const box = useRef<AutoComplete>(null)
  const isPlaced = useFirstFocus(box, autoFocus)
  const create = async (typed: string) => {
    try {
      const created = await onCreate?.(typed)
      if (created) onChange(created)
      setText(null)
    } catch (failed) {
      // Keep the typed text for another try.
      setRefusal(`No se creó «${typed}». ${failed instanceof Error ? failed.message : ''}`.trim())
      setText(typed)
    }
  }
  const pick = (picked: Picked) => {
    waitsFor.current = undefined
    setRefusal(undefined)
    if (picked.id === creation) return void create(picked.label)
    if (kind) rememberPick(kind, picked)
    setText(null)
    onChange(picked)
  }
  const { results, failure, load, press, waitsFor } = useResults({ search, onCreate, kind, box, onFirst: pick })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isComposing(event) && text?.trim()) press(event, text.trim())
  }
  const type = (typed: unknown) => {
    waitsFor.current = undefined
    if (typeof typed === 'string') setText(typed)
  }
  const leave = () => {
    waitsFor.current = undefined
    // Typed text that was not picked is no value: an emptied field clears it, other text is reverted.
    if (text?.trim() === '') onChange(null)
    setText(null)
    setRefusal(undefined)
    onBlur?.()
  }
  return (
    <Field label={label} help={help} warning={warning} error={refusal ?? failure ?? error} required={required}>
      {(control) => (
        <div className="picker" onKeyDownCapture={onKeyDown}>
          <AutoComplete
            {...rest}
            ref={box}
            inputId={control.id}
            name={name}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            aria-required={control['aria-required']}
            value={text ?? value?.label ?? ''}
            suggestions={results}
            field="label"
            invalid={control['aria-invalid'] === true}
            pt={{ panel: panelOf(label) }}
            delay={200}
            minLength={0}
            dropdown
            dropdownMode="blank"
            dropdownAriaLabel="Ver los recientes"
            autoHighlight
            // A search that failed did not find nothing.
            showEmptyMessage={failure === undefined}
            emptyMessage="No hay resultados"
            itemTemplate={(entry: Picked) => <Option entry={entry} noun={noun} />}
            completeMethod={({ query }) => void load(query === value?.label ? '' : query)}
            onChange={(event) => type(event.value)}
            onSelect={(event) => pick(event.value as Picked)}
            // Shows the recent entries before anything is typed.
            onFocus={(event) => !value && !isPlaced() && box.current?.search(event, '', 'dropdown')}
            onBlur={leave}
          />
        </div>
      )}
    </Field>
  )
}

/** A press on the list must not blur the field: blur reverts the text, and the list would close under the pointer. */
const panelOf = (label: ReactNode): object => ({
  role: 'region',
  'aria-label': String(label),
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
})

function Option({ entry, noun }: { entry: Picked; noun: string | undefined }) {
  if (entry.id === creation)
    return (
      <span className="picker-new">
        <i className="pi pi-plus" aria-hidden="true" /> Crear {noun} «{entry.label}»
      </span>
    )
  return (
    <span className="picker-entry">
      {entry.label}
      {entry.detail && <small>{entry.detail}</small>}
    </span>
  )
}

/** Focuses the field on mount; the returned function is true once, for this programmatic focus. */
function useFirstFocus(box: RefObject<AutoComplete | null>, autoFocus: boolean): () => boolean {
  const isPlaced = useRef(autoFocus)
  useEffect(() => {
    if (autoFocus) box.current?.focus()
  }, [box, autoFocus])
  return () => {
    const was = isPlaced.current
    isPlaced.current = false
    return was
  }
}

const isHighlighted = (box: RefObject<AutoComplete | null>): boolean =>
  box.current?.getOverlay()?.querySelector('.p-autocomplete-item[data-p-highlight="true"]') != null

/** Highlights the first result: PrimeReact does so when its list opens, but not when the results change. */
function useFirstHighlight(box: RefObject<AutoComplete | null>, results: Picked[]): void {
  useEffect(() => {
    const items = box.current?.getOverlay()?.querySelectorAll('.p-autocomplete-item') ?? []
    for (const [index, item] of [...items].entries()) {
      item.classList.toggle('p-highlight', index === 0)
      item.setAttribute('data-p-highlight', String(index === 0))
    }
  }, [box, results])
}
