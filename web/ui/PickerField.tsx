import { AutoComplete } from 'primereact/autocomplete'
import 'primereact/resources/themes/lara-light-blue/theme.css?parts=autocomplete'
import { useRef, useState, type ReactNode } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import './primereact.ts'

export type Picked = { id: string; label: string; detail?: string | undefined }

type PickerFieldProps = Omit<FieldProps, 'children'> & {
  name?: string
  value: Picked | null
  onChange: (picked: Picked | null) => void
  onBlur?: () => void
  /** Asks the server; an empty text asks for the recent ones. */
  search: (text: string, signal: AbortSignal) => Promise<Picked[]>
  /** Creates one in place, where the search finds none of that name. */
  onCreate?: (text: string) => Promise<Picked | null>
  /** What is created: 'proveedor'. */
  noun?: string
  placeholder?: string
  disabled?: boolean
}

/** The entry that creates what was typed. */
const creation = 'create'
const hasFailedText = 'No pudimos buscar. Probá de nuevo.'

/** One of many things of the server: found while one types, the recent ones first, or created in its place. */
export function PickerField(props: PickerFieldProps) {
  const { label, help, warning, error, required, name, value, onChange, onBlur, search, onCreate, noun, ...rest } =
    props
  const [text, setText] = useState<string | null>(null)
  const [found, setFound] = useState<Picked[]>([])
  const [failure, setFailure] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const asked = useRef<AbortController>(undefined)
  const ask = async (query: string) => {
    asked.current?.abort()
    const { signal } = (asked.current = new AbortController())
    try {
      const entries = await search(query, signal)
      if (signal.aborted) return
      setFailure(undefined)
      const isNew = query.trim() !== '' && !entries.some((entry) => entry.label === query.trim())
      setFound(onCreate && isNew ? [...entries, { id: creation, label: query.trim() }] : entries)
    } catch {
      if (signal.aborted) return
      setFailure(hasFailedText)
      setFound([])
    }
  }
  const box = useRef<AutoComplete>(null)
  const create = async (typed: string) => {
    try {
      const created = await onCreate?.(typed)
      if (created) onChange(created)
      setText(null)
    } catch (error) {
      // What was typed stays, to be tried again.
      setRefusal(`No se creó «${typed}». ${error instanceof Error ? error.message : ''}`.trim())
      setText(typed)
    }
  }
  const pick = (picked: Picked) => {
    setRefusal(undefined)
    if (picked.id === creation) return void create(picked.label)
    setText(null)
    onChange(picked)
  }
  const leave = () => {
    // What was typed and not picked is no value: an emptied field means none, anything else is taken back.
    if (text?.trim() === '') onChange(null)
    setText(null)
    setRefusal(undefined)
    onBlur?.()
  }
  const option = (entry: Picked): ReactNode =>
    entry.id === creation ? (
      <span className="picker-new">
        <i className="pi pi-plus" aria-hidden="true" /> Crear {noun} «{entry.label}»
      </span>
    ) : (
      <span className="picker-entry">
        {entry.label}
        {entry.detail && <small>{entry.detail}</small>}
      </span>
    )
  return (
    <Field label={label} help={help} warning={warning} error={refusal ?? failure ?? error} required={required}>
      {(control) => (
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
          pt={{ panel: { role: 'region', 'aria-label': String(label) } as object }}
          delay={200}
          minLength={0}
          dropdown
          dropdownMode="blank"
          dropdownAriaLabel="Ver los recientes"
          autoHighlight
          showEmptyMessage
          emptyMessage="No hay resultados"
          itemTemplate={option}
          completeMethod={({ query }) => void ask(query === value?.label ? '' : query)}
          onChange={(event) => typeof event.value === 'string' && setText(event.value)}
          onSelect={(event) => pick(event.value as Picked)}
          // The recent ones, before anything is typed.
          onFocus={(event) => !value && box.current?.search(event, '', 'dropdown')}
          onBlur={leave}
        />
      )}
    </Field>
  )
}
