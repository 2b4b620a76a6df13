import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { notify } from '../../api/notices.ts'
import { q } from '../../api/operations.ts'
import { errorMessage } from '../../api/problem.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { productCount } from './product-words.ts'
import { restoreProducts } from './queries.ts'

/** Lists the products deleted in the last 30 days, to restore them. */
export function DeletedDialog({ onClose }: { onClose: () => void }) {
  const [page, setPage] = useState(1)
  const [busy, setBusy] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    ...q('listDeletedProducts', { page }),
    placeholderData: keepPreviousData,
  })
  const restore = async (id: string, name: string) => {
    setBusy(id)
    try {
      await restoreProducts({ ids: [id] })
      notify({ type: 'success', title: 'Producto recuperado', message: name })
    } catch (failure) {
      notify({ type: 'error', title: 'No se recuperó el producto', message: errorMessage(failure) })
    }
    setBusy(null)
  }
  return (
    <Dialog title="Productos eliminados" isOpen onClose={onClose}>
      {!data && <QueryState error={error} title="No pudimos traerlos" onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <EmptyState title="No hay productos eliminados" icon={<i className="pi pi-trash" />}>
          Lo que elimines se puede recuperar acá durante 30 días.
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <p className="product-note">{productCount(data.total)} para recuperar. Cada uno queda acá durante 30 días.</p>
          <ul role="list" className="inventory-deleted">
            {data.items.map(({ id, name, sku, deletedAt }) => (
              <li key={id}>
                <span>
                  {name}
                  <small>
                    {sku ? `${sku} · ` : ''}Eliminado el {formatDateTime(deletedAt)}
                  </small>
                </span>
                <Button size="small" busy={busy === id} onClick={() => void restore(id, name)}>
                  Recuperar<span className="visually-hidden"> {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
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
    </Dialog>
  )
}
