import type { MouseEvent } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { QueryState } from '../../api/QueryState.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { ProductList } from './queries.ts'

type ProductsStateProps = {
  list: UseQueryResult<ProductList>
  search: string
  isFiltered: boolean
  onClearSearch: () => void
  /** Undefined without permission to create. */
  onCreate: ((event: MouseEvent) => void) | undefined
}

/** What the list shows instead of rows: loading, offline, error, no matches, or empty. */
export function ProductsState({ list, search, isFiltered, onClearSearch, onCreate }: ProductsStateProps) {
  if (list.isPending || list.isError) {
    return (
      <QueryState
        error={list.error}
        title="No pudimos traer los productos"
        offline="Los productos aparecen apenas vuelva."
        onRetry={() => void list.refetch()}
      >
        <LoadingRows />
      </QueryState>
    )
  }
  if (search || isFiltered) {
    return (
      <EmptyState
        title={search ? `Nada coincide con «${search}»` : 'Ningún producto pasa los filtros'}
        icon={<i className="pi pi-search" />}
        actions={<Button onClick={onClearSearch}>Ver todos los productos</Button>}
      >
        {search
          ? 'La búsqueda mira el nombre, el SKU y el código de barras, sin distinguir mayúsculas ni acentos.'
          : 'Probá con otra categoría, marca o proveedor.'}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Todavía no hay productos"
      icon={<i className="pi pi-box" />}
      actions={
        onCreate && (
          <Button variant="primary" onClick={onCreate}>
            Crear el primero
          </Button>
        )
      }
    >
      Cargá lo que tenés en el depósito para seguir su stock y sus precios.
    </EmptyState>
  )
}

function LoadingRows() {
  return (
    <div className="inventory-loading" role="status">
      <span className="visually-hidden">Cargando los productos…</span>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((row) => (
        <Skeleton key={row} height="2.5rem" />
      ))}
    </div>
  )
}
