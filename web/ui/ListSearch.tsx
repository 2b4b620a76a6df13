import { useSearchText } from '../lib/use-search-text.ts'
import './Field.css'
import './ListSearch.css'

type ListSearchProps = {
  label?: string
  /** The search text in the address. */
  value: string
  onSearch: (text: string) => void
}

/** Searches a list while typing: 250 ms after the last key, or on blur. */
export function ListSearch({ label = 'Buscar en la lista', value, onSearch }: ListSearchProps) {
  const { text, setText, send } = useSearchText({ value, onSearch, delayMilliseconds: 250 })
  return (
    <label className="list-search">
      <i className="pi pi-search" aria-hidden="true" />
      <input
        type="search"
        className="input"
        placeholder="Buscar"
        aria-label={label}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // A delayed search after a click on another list would navigate back to this one.
        onBlur={send}
      />
    </label>
  )
}
