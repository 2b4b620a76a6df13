import { useState, type FormEvent } from 'react'
import { formatNumber } from '../lib/format.ts'
import { IconButton } from './IconButton.tsx'
import './Field.css'
import './Pagination.css'

type PaginationProps = {
  /** What is paged: 'productos'. */
  noun: string
  /** One of them: 'producto'. */
  singular?: string
  /** Counts from 1. */
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
  /** Told of a page that is likely to be next: the pointer or the focus is on the way to it. */
  onNear?: (page: number) => void
  /** How many rows a page may have, where that can be chosen. */
  sizes?: { options: readonly number[]; onChange: (size: number) => void }
}

/**
 * Which slice of a long list is shown, and the way to the others: one by one, to the ends, or to a number.
 * PrimeReact's Paginator takes 58 kB, for it draws its choices with Dropdown and InputNumber.
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
    const wanted = Number(text.replaceAll('.', ''))
    if (Number.isInteger(wanted) && wanted >= 1 && wanted !== page) onPage(Math.min(wanted, last))
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
