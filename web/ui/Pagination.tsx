import { useState, type FormEvent } from 'react'
import { formatNumber } from '../lib/format.ts'
import { parseNumber } from '../lib/number-text.ts'
import { IconButton } from './IconButton.tsx'
import './Field.css'
import './Pagination.css'

type PaginationProps = {
  /** Plural of the rows: 'productos'. */
  noun: string
  /** Singular: 'producto'. */
  singular?: string
  /** Counts from 1. */
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
  /** Called with the likely next page on hover or focus, for prefetching. */
  onNear?: (page: number) => void
  /** The page sizes to choose from, if any. */
  sizes?: { options: readonly number[]; onChange: (size: number) => void }
}

/**
 * The visible slice of a long list, with buttons to the next, previous, first, last or a numbered page.
 * PrimeReact's Paginator is 58 kB, because it includes Dropdown and InputNumber.
 */
export function Pagination({ noun, singular = noun, page, pageSize, total, onPage, onNear, sizes }: PaginationProps) {
  const last = Math.max(Math.ceil(total / pageSize), 1)
  const step = (label: string, icon: string, target: number) => {
    const isEnd = target < 1 || target > last || target === page
    const near = isEnd ? undefined : () => onNear?.(target)
    return (
      <IconButton
        icon={icon}
        label={label}
        aria-disabled={isEnd}
        onPointerEnter={near}
        onFocus={near}
        onClick={isEnd ? undefined : () => onPage(target)}
      />
    )
  }
  return (
    <div className="pagination">
      {sizes && (
        <label className="pagination-size">
          Filas por página
          <select className="input" value={pageSize} onChange={(event) => sizes.onChange(Number(event.target.value))}>
            {sizes.options.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
      <p className="pagination-range" role="status">
        {formatNumber(Math.min((page - 1) * pageSize + 1, total))}–{formatNumber(Math.min(page * pageSize, total))} de{' '}
        {formatNumber(total)} <span className="pagination-noun">{total === 1 ? singular : noun}</span>
      </p>
      <nav className="pagination-pages" aria-label={`Páginas de ${noun}`}>
        {step('Primera página', 'pi-angle-double-left', 1)}
        {step('Página anterior', 'pi-angle-left', page - 1)}
        <PageInput key={page} page={page} last={last} onPage={onPage} />
        {step('Página siguiente', 'pi-angle-right', page + 1)}
        {step('Última página', 'pi-angle-double-right', last)}
      </nav>
    </div>
  )
}

function PageInput({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  const [text, setText] = useState(String(page))
  const go = (event: FormEvent) => {
    event.preventDefault()
    const pageNumber = parseNumber(text)
    if (pageNumber !== null && Number.isInteger(pageNumber) && pageNumber >= 1 && pageNumber !== page)
      onPage(Math.min(pageNumber, last))
    else setText(String(page))
  }
  return (
    <form className="pagination-page" onSubmit={go}>
      <input
        className="input pagination-input"
        inputMode="numeric"
        aria-label={`Página, de ${formatNumber(last)}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setText(String(page))}
      />
      <span aria-hidden="true">de {formatNumber(last)}</span>
    </form>
  )
}
