import { formatNumber } from '../lib/format.ts'
import { IconButton } from './IconButton.tsx'
import { pagesToShow } from './pages-to-show.ts'
import './Pagination.css'

type PaginationProps = {
  /** What is paged: 'productos'. */
  noun: string
  /** Counts from 0. */
  page: number
  pageSize: number
  pageSizes: readonly number[]
  total: number
  onPage: (page: number) => void
  onPageSize: (size: number) => void
  /** Told of a page that is likely to be next. */
  onNear?: (page: number) => void
}

/** Which slice of a long list is shown, and the way to the others. */
export function Pagination({ noun, page, pageSize, pageSizes, total, onPage, onPageSize, onNear }: PaginationProps) {
  const count = Math.max(Math.ceil(total / pageSize), 1)
  const [first, last] = [Math.min(page * pageSize + 1, total), Math.min((page + 1) * pageSize, total)]
  const step = (label: string, icon: string, target: number) => {
    const isEnd = target < 0 || target >= count
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
      <label className="pagination-size">
        Filas por página
        <select className="input" value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <p className="pagination-range" role="status">
        {formatNumber(first)}–{formatNumber(last)} de {formatNumber(total)} <span>{noun}</span>
      </p>
      <nav className="pagination-pages" aria-label={`Páginas de ${noun}`}>
        {step('Página anterior', 'pi-chevron-left', page - 1)}
        {pagesToShow(page, count).map((target, index) =>
          target === null ? (
            <span key={`gap-${index}`} className="pagination-gap" aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={target}
              type="button"
              className="pagination-page"
              aria-label={`Página ${formatNumber(target + 1)}`}
              aria-current={target === page ? 'page' : undefined}
              onClick={() => onPage(target)}
            >
              {formatNumber(target + 1)}
            </button>
          ),
        )}
        {step('Página siguiente', 'pi-chevron-right', page + 1)}
      </nav>
    </div>
  )
}
