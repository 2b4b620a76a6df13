import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { q } from '../../api/operations.ts'
import { errorMessage } from '../../api/problem.ts'
import { formatDateTime, formatNumber } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/**
 * A product's stock changes, newest first. Not PrimeReact's Timeline: it renders `div`s, which screen readers do not
 * announce as a list.
 */
export function StockHistory({ product }: { product: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    ...q('listStockChanges', { id: product, page, size: 10 }),
    placeholderData: keepPreviousData,
  })
  return (
    <section className="product-history" aria-labelledby="stock-history">
      <h2 id="stock-history">Historial de stock</h2>
      {!data && !error && <Skeleton height="4rem" />}
      {error && !data && (
        <p className="product-note">
          No pudimos traer el historial. {errorMessage(error)}{' '}
          <Button size="small" onClick={() => void refetch()}>
            Reintentar
          </Button>
        </p>
      )}
      {data?.total === 0 && <p className="product-note">Todavía nadie cambió el stock de este producto.</p>}
      {data && data.total > 0 && (
        <ol>
          {data.items.map(({ madeAt, person, before, after }) => (
            <li key={madeAt + after}>
              <span className={after > before ? 'product-history-up' : 'product-history-down'}>
                {after > before ? '+' : '−'}
                {formatNumber(Math.abs(after - before))}
              </span>
              <span>
                De {formatNumber(before)} a {formatNumber(after)}
              </span>
              <span className="product-history-who">
                {person}, <time dateTime={madeAt}>{formatDateTime(madeAt)}</time>
              </span>
            </li>
          ))}
        </ol>
      )}
      {data && data.lastPage > 1 && (
        <p className="product-history-pages">
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Más nuevos
          </Button>
          <Button size="small" disabled={page >= data.lastPage} onClick={() => setPage(page + 1)}>
            Más viejos
          </Button>
        </p>
      )}
    </section>
  )
}
