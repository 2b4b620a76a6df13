import { useRef } from 'react'
import { useSearchText } from '../../lib/use-search-text.ts'
import { IconButton } from '../../ui/IconButton.tsx'

type ProductSearchProps = {
  /** The search in the address. */
  value: string
  /** `isMore` while the user keeps typing: replaces the history entry. Resolves to false if the user stayed in an unsaved form. */
  onSearch: (search: string, isMore: boolean) => Promise<boolean>
}

/** Searches when the typing pauses. Follows changes of the address from elsewhere. */
export function ProductSearch({ value, onSearch }: ProductSearchProps) {
  const isTyping = useRef(false)
  const search = async (query: string) => {
    isTyping.current = await onSearch(query, isTyping.current)
    if (!isTyping.current) reset()
  }
  const { text, setText, reset } = useSearchText({
    value,
    onSearch: (query) => void search(query),
    delayMilliseconds: 250,
  })
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
