import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '../../lib/use-debounced.ts'
import { IconButton } from '../../ui/IconButton.tsx'

type ProductSearchProps = {
  /** The search of the address. */
  value: string
  /** `isMore` while it is the same typing as before, so that Back does not go letter by letter. False: not searched. */
  onSearch: (search: string, isMore: boolean) => Promise<boolean>
}

/** Searches while one types, once the typing pauses. Follows the address where that changes by other ways. */
export function ProductSearch({ value, onSearch }: ProductSearchProps) {
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  const asked = useRef(value)
  const isTyping = useRef(false)
  const settled = useDebounced(text, 250)
  if (shown !== value) {
    setShown(value)
    if (value !== asked.current.trim()) setText(value)
  }
  useEffect(() => {
    if (settled.trim() === asked.current.trim() || settled !== text) return
    asked.current = settled
    void onSearch(settled.trim(), isTyping.current).then((isDone) => {
      isTyping.current = isDone
      if (isDone) return
      asked.current = value
      setText(value)
    })
    // Asked when the typing has paused, and at no other time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled])
  useEffect(() => {
    asked.current = value
  }, [value])
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="inventory-search" role="search">
      <i className="pi pi-search" aria-hidden="true" />
      <input
        ref={input}
        type="search"
        className="input"
        aria-label="Buscar productos por nombre, SKU o código"
        placeholder="Buscar por nombre, SKU o código"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => (isTyping.current = false)}
      />
      {text && (
        <IconButton
          icon="pi-times"
          label="Borrar la búsqueda"
          onClick={() => {
            setText('')
            input.current?.focus()
          }}
        />
      )}
    </div>
  )
}
