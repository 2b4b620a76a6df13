import { useEffect, useRef, useState } from 'react'
import './Field.css'
import './ListSearch.css'

const waitMilliseconds = 250

type ListSearchProps = {
  label?: string
  /** The search of the address. */
  value: string
  onSearch: (text: string) => void
}

/** Searches a list while it is typed: a moment after the last letter, or at once where one leaves the field. */
export function ListSearch({ label = 'Buscar en la lista', value, onSearch }: ListSearchProps) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  useEffect(() => {
    // Back, or a link, changed the address.
    if (value !== sent.current) setText(value)
    sent.current = value
  }, [value])
  const send = () => {
    if (text.trim() === sent.current) return
    sent.current = text.trim()
    onSearch(text.trim())
  }
  useEffect(() => {
    const timer = setTimeout(send, waitMilliseconds)
    return () => clearTimeout(timer)
  })
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
        // A search that came after a click on another list would bring the old list back.
        onBlur={send}
      />
    </label>
  )
}
