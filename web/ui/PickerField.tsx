import { AutoComplete } from 'primereact/autocomplete'
import 'primereact/resources/themes/lara-light-blue/theme.css?parts=autocomplete'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { recentFirst, rememberPick } from '../lib/recent-picks.ts'
import { Field, type FieldProps } from './Field.tsx'
import './primereact.ts'

export type Picked = { id: string; label: string; detail?: string | undefined }

type PickerFieldProps = Omit<FieldProps, 'children'> & {
  name?: string
  value: Picked | null
  onChange: (picked: Picked | null) => void
  onBlur?: () => void
  /** What is picked, 'proveedor': fields of one kind show what was picked last in any of them first. */
  kind?: string
  /** Asks the server; an empty text asks for the first ones. */
  search: (text: string, signal: AbortSignal) => Promise<Picked[]>
  /** Creates one in place, where the search finds none of that name. */
  onCreate?: (text: string) => Promise<Picked | null>
  /** What is created: 'proveedor'. */
  noun?: string
  placeholder?: string
  disabled?: boolean
  /** Has the focus from the start; the recent ones show once it is used. */
  autoFocus?: boolean
}

/** The entry that creates what was typed. */
const creation = 'create'
const hasFailedText = 'No pudimos buscar. Probá de nuevo.'

type Finding = Pick<PickerFieldProps, 'search' | 'onCreate' | 'kind'> & {
  box: RefObject<AutoComplete | null>
  onFirst: (entry: Picked) => void
}

/** What a text finds, and Enter that is pressed before the answer: it takes the first entry once that has come. */
function useFound({ search, onCreate, kind, box, onFirst }: Finding) {
  const [found, setFound] = useState<Picked[]>([])
  const [failure, setFailure] = useState<string>()
  const asked = useRef<AbortController>(undefined)
  const answeredFor = useRef('')
  /** The text whose answer Enter waits for. */
  const waitsFor = useRef<string>(undefined)
  const ask = async (query: string) => {
    asked.current?.abort()
    const { signal } = (asked.current = new AbortController())
    try {
      const answered = await search(query, signal)
      if (signal.aborted) return
      const entries = kind && query.trim() === '' ? recentFirst(kind, answered) : answered
      const isNew = query.trim() !== '' && !entries.some((entry) => entry.label === query.trim())
      setFailure(undefined)
      setFound(onCreate && isNew ? [...entries, { id: creation, label: query.trim() }] : entries)
      answeredFor.current = query.trim()
      if (waitsFor.current !== query.trim() || !entries[0]) return
      box.current?.hide()
      onFirst(entries[0])
    } catch {
      if (signal.aborted) return
      setFailure(hasFailedText)
      setFound([])
    }
  }
  useFirstLit(box, found)
  return { found, failure, ask, answeredFor, waitsFor }
}

/** One of many things of the server: found while one types, the recent ones first, or created in its place. */
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
      // What was typed stays, to be tried again.
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
  const { found, failure, ask, answeredFor, waitsFor } = useFound({ search, onCreate, kind, box, onFirst: pick })
  /** Enter takes the lit entry, and never sends a form whose text is half typed. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || text === null || text.trim() === '') return
    event.preventDefault()
    if (text.trim() === answeredFor.current) return
    event.stopPropagation()
    waitsFor.current = text.trim()
  }
  const type = (typed: unknown) => {
    waitsFor.current = undefined
    if (typeof typed === 'string') setText(typed)
  }
  const leave = () => {
    waitsFor.current = undefined
    // What was typed and not picked is no value: an emptied field means none, anything else is taken back.
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
            suggestions={found}
            field="label"
            invalid={control['aria-invalid'] === true}
            pt={{ panel: panelOf(label) }}
            delay={200}
            minLength={0}
            dropdown
            dropdownMode="blank"
            dropdownAriaLabel="Ver los recientes"
            autoHighlight
            showEmptyMessage
            emptyMessage="No hay resultados"
            itemTemplate={(entry: Picked) => <Option entry={entry} noun={noun} />}
            completeMethod={({ query }) => void ask(query === value?.label ? '' : query)}
            onChange={(event) => type(event.value)}
            onSelect={(event) => pick(event.value as Picked)}
            // The recent ones, before anything is typed.
            onFocus={(event) => !value && !isPlaced() && box.current?.search(event, '', 'dropdown')}
            onBlur={leave}
          />
        </div>
      )}
    </Field>
  )
}

/** A press on the list leaves the focus in the field: a field that is left takes back what was typed, under the pointer. */
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

/** Puts the focus into the field when it appears; tells, once, that it was not put there by a person. */
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

/** Lights the first of what was found: PrimeReact does so only when its list opens, not when it changes. */
function useFirstLit(box: RefObject<AutoComplete | null>, found: Picked[]): void {
  useEffect(() => {
    const items = box.current?.getOverlay()?.querySelectorAll('.p-autocomplete-item') ?? []
    for (const [index, item] of [...items].entries()) {
      item.classList.toggle('p-highlight', index === 0)
      item.setAttribute('data-p-highlight', String(index === 0))
    }
  }, [box, found])
}
