import { useId, useRef, useState, type ReactNode } from 'react'
import { hasWords } from '../../lib/fold.ts'
import { Button } from '../../ui/Button.tsx'
import './PickList.css'

type Option<Item> = { id: string; text: string; item: Item }
type PickListProps<Item> = {
  /** The accessible name. */
  label: string
  button: string
  icon: `pi-${string}`
  options: readonly Option<Item>[]
  chosen: readonly string[]
  draw: (item: Item) => ReactNode
  onToggle: (item: Item, isOn: boolean) => void
  /** Actions beside each option. */
  beside?: (item: Item) => ReactNode
  /** Content below the list, given the search text. */
  foot?: (search: string, clear: () => void) => ReactNode
}

/** A button that opens a searchable multi-select list; it stays open while options are toggled. */
export function PickList<Item>({
  label,
  button,
  icon,
  options,
  chosen,
  draw,
  onToggle,
  beside,
  foot,
}: PickListProps<Item>) {
  const id = useId()
  const opener = useRef<HTMLSpanElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const matches = options.filter(({ text }) => hasWords(text, search))
  const place = () => {
    const list = popover.current
    const from = opener.current?.getBoundingClientRect()
    if (!list || !from) return
    const { offsetWidth: width, offsetHeight: height } = list
    list.style.left = `${Math.max(8, Math.min(from.left, innerWidth - width - 8))}px`
    list.style.top = `${Math.max(8, Math.min(from.bottom + 4, innerHeight - height - 8))}px`
  }
  return (
    <>
      <span ref={opener} className="pick-list-opener">
        <Button size="small" popoverTarget={id}>
          <i className={`pi ${icon}`} aria-hidden="true" /> {button}
        </Button>
      </span>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="pick-list"
        onKeyDown={(event) => {
          // Escape closes only the list, not the dialog that contains it.
          if (event.key === 'Escape') event.stopPropagation()
        }}
        onToggle={(event) => {
          setSearch('')
          if (event.newState !== 'open') return
          place()
          popover.current?.querySelector('input')?.focus()
        }}
      >
        <input
          type="text"
          className="input"
          aria-label={`Buscar: ${label}`}
          placeholder="Buscar…"
          maxLength={200}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <ul role="list">
          {matches.map(({ id: key, item }) => (
            <li key={key} className="pick-list-entry">
              <label>
                <input
                  type="checkbox"
                  className="checkbox"
                  checked={chosen.includes(key)}
                  onChange={(event) => onToggle(item, event.target.checked)}
                />
                {draw(item)}
              </label>
              {beside?.(item)}
            </li>
          ))}
        </ul>
        {matches.length === 0 && <p className="pick-list-none">Nada con ese nombre.</p>}
        {foot?.(search.trim(), () => setSearch(''))}
      </div>
    </>
  )
}
