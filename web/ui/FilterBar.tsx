import { useId, useState, type ReactNode } from 'react'
import { dateText } from '../lib/date-text.ts'
import { decimalText } from '../lib/number-text.ts'
import { Button } from './Button.tsx'
import { FilterField, type Filter } from './FilterField.tsx'
import './FilterBar.css'

type FilterBarProps = {
  /** The list's search, and other controls before the filters. */
  children?: ReactNode
  filters: readonly Filter[]
  /** The view in the address, with the value of each filter by its key; empty if a filter is not set. */
  values: Readonly<Record<string, unknown>>
  /** Gets only what changed; the screen goes back to the first page. */
  onChange: (part: Record<string, string>) => void
}

/** A filter's value as text. */
function wordsOf(filter: Filter, value: string): string {
  if (filter.kind === 'choice') return filter.options.find((option) => option.value === value)?.label ?? value
  if (filter.kind === 'entry') return filter.picked?.label ?? '…'
  if (filter.kind === 'amount') return decimalText(value)
  return dateText(value)
}

/** The filters of a list behind a button, and the active ones as removable chips. */
export function FilterBar({ children, filters, values, onChange }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const valueOf = ({ key }: Filter) => {
    const value = values[key]
    return typeof value === 'string' ? value : ''
  }
  const active = filters.filter((filter) => valueOf(filter) !== '')
  const clear = () => onChange(Object.fromEntries(active.map(({ key }) => [key, ''])))
  return (
    <div className="filter-bar" role="group" aria-label="Filtros">
      <div className="filter-line">
        {children}
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <i className="pi pi-filter" aria-hidden="true" /> Filtrar
        </Button>
        {active.length > 0 && (
          <ul role="list" className="filter-chips" aria-label="Filtros puestos">
            {active.map((filter) => (
              <li key={filter.key} className="filter-chip">
                <span className="filter-words">
                  {filter.label}
                  {filter.kind !== 'flag' && <strong>{wordsOf(filter, valueOf(filter))}</strong>}
                </span>
                <button
                  type="button"
                  aria-label={`Quitar el filtro ${filter.label}`}
                  onClick={() => onChange({ [filter.key]: '' })}
                >
                  <i className="pi pi-times" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {active.length > 0 && (
          <Button variant="quiet" size="small" onClick={clear}>
            Limpiar
          </Button>
        )}
      </div>
      <div id={id} className="filter-fields" hidden={!isOpen}>
        {isOpen &&
          filters.map((filter) => (
            <FilterField
              key={filter.key}
              filter={filter}
              value={valueOf(filter)}
              onChange={(value) => onChange({ [filter.key]: value })}
            />
          ))}
      </div>
    </div>
  )
}
