import { useEffect, useRef, useState } from 'react'

const waitMilliseconds = 250

/** Searches while it is typed, a moment after the last letter. */
export function CatalogueSearch({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  useEffect(() => {
    // Back, or a link, changed the address.
    if (value !== sent.current) setText(value)
    sent.current = value
  }, [value])
  useEffect(() => {
    if (text.trim() === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text.trim()
      onSearch(text.trim())
    }, waitMilliseconds)
    return () => clearTimeout(timer)
  })
  return (
    <label className="catalogue-search">
      <i className="pi pi-search" aria-hidden="true" />
      <input
        type="search"
        className="input"
        placeholder="Buscar"
        aria-label="Buscar en la lista"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  )
}
