import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { queryClient } from '../../api/query-client.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useOnline } from '../../lib/use-online.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { leaveForms } from '../../ui/form/open-forms.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { singlePress } from '../../ui/single-press.ts'
import { UndoNotices } from '../../ui/UndoNotices.tsx'
import { DeletedDialog } from './DeletedDialog.tsx'
import { ExportButton } from './ExportButton.tsx'
import { newProduct } from './product-draft.ts'
import {
  isFiltered,
  noFilters,
  onlyFilters,
  pageSizes,
  productView,
  wireFilters,
  type ProductView,
  type SortKey,
} from './product-view.ts'
import { matchCount } from './product-words.ts'
import { ProductBulkBar } from './ProductBulkBar.tsx'
import { ProductEditor } from './ProductEditor.tsx'
import { ProductFilters } from './ProductFilters.tsx'
import { ProductSearch } from './ProductSearch.tsx'
import { ProductsState } from './ProductsState.tsx'
import { cards, ChoosePage, ProductTable } from './ProductTable.tsx'
import { productsQuery } from './queries.ts'
import { countSelected, isSelected, nothing, toWire, type Selection } from './selection.ts'
import { SortSelect } from './SortSelect.tsx'
import { useOpenProduct } from './use-open-product.ts'
import { useProductDeletion } from './use-product-changes.ts'
import './InventoryPage.css'

/** The stock: finding products, editing them one by one or many at once. All of its state stands in the address. */
export function InventoryPage() {
  const [view, changeView] = useUrlState(productView)
  const { search, page, size, product } = view
  const isNew = product === newProduct.id
  const openId = isNew ? null : product
  const list = useQuery(productsQuery(view))
  const [selection, setSelection] = useState<Selection>(nothing)
  const [areDeletedShown, setAreDeletedShown] = useState(false)
  const open = useOpenProduct(list.data?.products, openId)
  const deletion = useProductDeletion()
  const isOnline = useOnline()
  const areCards = useMedia(cards)
  const total = list.data?.total ?? 0
  const lastPage = list.data?.lastPage ?? 1
  const isBeyond = list.data !== undefined && !list.isPlaceholderData && page > 0 && page >= lastPage
  useEffect(() => {
    // The last page went while nobody looked: deleted, or an old address.
    if (isBeyond) changeView({ page: lastPage - 1 }, { replace: true })
  })

  const createOne = singlePress(async () => {
    if (await leaveForms()) changeView({ product: newProduct.id, tab: 'general' })
  })
  /** Another list: what is open closes, and the search starts on its first page. False where the person stays. */
  const changeList = async (part: Partial<ProductView>, replace = false): Promise<boolean> => {
    if (!(await leaveForms())) return false
    if (part.page === undefined && part.sort === undefined) setSelection(nothing)
    changeView({ page: 0, product: null, ...part }, { replace, scroll: part.page !== undefined })
    return true
  }
  const openProduct = (id: string | null) => {
    changeView({ product: id, tab: 'general' })
  }
  const removeSelected = async () => {
    const isOpenIn = openId !== null && isSelected(selection, openId)
    if (isOpenIn && !(await leaveForms())) return
    const isGone = await deletion.remove(toWire(selection, search, wireFilters(view)))
    if (!isGone) return
    setSelection(nothing)
    if (isOpenIn) openProduct(null)
  }
  const chosen = countSelected(selection, total)
  const hasRows = open.rows.length > 0
  return (
    <div className="page inventory">
      <PageHeader
        title="Inventario"
        subtitle={
          list.data ? `${matchCount(total, search || isFiltered(view))}. Precios en pesos.` : 'Precios en pesos.'
        }
        actions={
          <>
            <ExportButton view={view} isEmpty={total === 0} />
            <Button onClick={() => setAreDeletedShown(true)}>
              <i className="pi pi-trash" aria-hidden="true" /> Eliminados
            </Button>
            <Button variant="primary" onClick={createOne}>
              <i className="pi pi-plus" aria-hidden="true" /> Nuevo producto
            </Button>
          </>
        }
      />
      {!isOnline && (
        <Alert type="warning">
          Sin conexión. Ves lo último que se cargó; para guardar hace falta volver a conectarse.
        </Alert>
      )}
      {open.error && (
        <Alert type="error">
          {open.error}{' '}
          <Button size="small" onClick={() => openProduct(null)}>
            Volver a la lista
          </Button>
        </Alert>
      )}
      {isNew && (
        <section className="inventory-card inventory-new" aria-label="Producto nuevo">
          <h2>Producto nuevo</h2>
          <ProductEditor
            product={newProduct}
            isNew
            tab={view.tab}
            onTab={(tab) => changeView({ tab }, { replace: true })}
            onClose={() => openProduct(null)}
            onCreated={(created) => changeView({ product: created.id })}
          />
        </section>
      )}
      <section className="inventory-card" aria-label="Lista de productos">
        <div className="inventory-toolbar">
          <ProductSearch value={search} onSearch={(text, isMore) => changeList({ search: text }, isMore)} />
          <ProductFilters filters={view} onFilter={(filters) => void changeList(onlyFilters(filters))} />
          <SortSelect view={view} onSort={(sort, order) => void changeList({ sort, order })} />
          {areCards && hasRows && (
            <label className="inventory-choose-page">
              <ChoosePage ids={open.rows.map(({ id }) => id)} selection={selection} onSelect={setSelection} />
              Elegir todos
            </label>
          )}
        </div>
        {chosen > 0 && (
          <ProductBulkBar
            selection={selection}
            onSelect={setSelection}
            products={open.rows}
            total={total}
            search={search}
            filters={wireFilters(view)}
            isDeleting={deletion.isDeleting}
            onDelete={() => void removeSelected()}
          />
        )}
        {list.isError && list.data && (
          <Alert type="warning">
            No pudimos actualizar la lista. {errorMessage(list.error)}{' '}
            <Button size="small" onClick={() => void list.refetch()}>
              Reintentar
            </Button>
          </Alert>
        )}
        {hasRows && (
          <ProductTable
            products={open.rows}
            sort={{ key: view.sort, order: view.order }}
            onSort={({ key, order }) => void changeList({ sort: key as SortKey, order })}
            selection={selection}
            onSelect={setSelection}
            openId={openId}
            onOpen={openProduct}
            isBusy={list.isPlaceholderData && list.isFetching}
            detail={(product) => (
              <ProductEditor
                key={product.id}
                product={product}
                isNew={false}
                tab={view.tab}
                onTab={(tab) => changeView({ tab }, { replace: true })}
                onClose={() => openProduct(null)}
                onDelete={() => deletion.remove({ ids: [product.id] })}
              />
            )}
          />
        )}
        {(!hasRows || !list.data) && (
          <ProductsState
            list={list}
            search={search}
            isFiltered={isFiltered(view)}
            onClearSearch={() => void changeList({ search: '', ...noFilters })}
            onCreate={createOne}
          />
        )}
        {total > 0 && (
          <Pagination
            noun="productos"
            page={Math.min(page + 1, lastPage)}
            pageSize={size}
            total={total}
            onPage={(target) => void changeList({ page: target - 1 })}
            onNear={(target) => void queryClient.prefetchQuery(productsQuery({ ...view, page: target - 1 }))}
            sizes={{ options: pageSizes, onChange: (rows) => void changeList({ size: rows as ProductView['size'] }) }}
          />
        )}
      </section>
      {areDeletedShown && <DeletedDialog onClose={() => setAreDeletedShown(false)} />}
      <UndoNotices />
    </div>
  )
}
