import { useRef } from 'react'
import { useSearchText } from '../../lib/use-search-text.ts'
import { IconButton } from '../../ui/IconButton.tsx'

type ProductSearchProps = {
  /** The search of the address. */
  value: string
  /** `isMore` while it is the same typing as before, so that Back does not go letter by letter. False: not searched. */
  onSearch: (search: string, isMore: boolean) => Promise<boolean>
}

/** Searches while one types, once the typing pauses. Follows the address where that changes by other ways. */
export function ProductSearch({ value, onSearch }: ProductSearchProps) {
  const isTyping = useRef(false)
  const search = async (wanted: string) => {
    isTyping.current = await onSearch(wanted, isTyping.current)
    if (!isTyping.current) reset()
  }
  const { text, setText, reset } = useSearchText({
    value,
    onSearch: (wanted) => void search(wanted),
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
