import { useState } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { queryClient } from '../../api/query-client.ts'
import { useMedia } from '../../lib/use-media.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { MoreMenu } from '../../ui/MoreMenu.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { UndoNotices } from '../../ui/UndoNotices.tsx'
import { OfflineNote } from '../../ui/OfflineNote.tsx'
import { useMay } from '../developers/door.ts'
import { DeletedDialog } from './DeletedDialog.tsx'
import { exportProducts } from './export-products.ts'
import { newProduct } from './product-draft.ts'
import { isFiltered, noFilters, pageSizes, wireFilters, type ProductView, type SortKey } from './product-view.ts'
import { matchCount } from './product-words.ts'
import { ProductBulkBar } from './ProductBulkBar.tsx'
import { ProductEditor } from './ProductEditor.tsx'
import { ProductFilters } from './ProductFilters.tsx'
import { ProductSearch } from './ProductSearch.tsx'
import { ProductsState } from './ProductsState.tsx'
import { cards, ChoosePage, ProductTable } from './ProductTable.tsx'
import { productsQuery } from './queries.ts'
import { countSelected } from './selection.ts'
import { SortSelect } from './SortSelect.tsx'
import { useInventory, type Inventory } from './use-inventory.ts'
import './InventoryPage.css'

/** The inventory: search products, edit one, or change many at once. */
export function InventoryPage() {
  const inventory = useInventory()
  const { view, list, total, open, selection, setSelection, deletion, createOne } = inventory
  const { changeList, openProduct } = inventory
  const { search } = view
  const [areDeletedShown, setAreDeletedShown] = useState(false)
  const chosen = countSelected(selection, total)
  const hasRows = open.rows.length > 0
  const [mayCreate, mayRestore, mayChange] = [
    useMay('createProduct'),
    useMay('restoreProducts'),
    useMay('updateProducts'),
  ]
  return (
    <div className="page inventory">
      <PageHeader
        title="Inventario"
        subtitle={
          list.data ? `${matchCount(total, search || isFiltered(view))}. Precios en pesos.` : 'Precios en pesos.'
        }
        actions={
          <>
            {mayCreate && (
              <Button variant="primary" onClick={createOne}>
                <i className="pi pi-plus" aria-hidden="true" /> Nuevo producto
              </Button>
            )}
            <MoreMenu
              entries={[
                {
                  id: 'csv',
                  label: 'Exportar a CSV',
                  icon: <i className="pi pi-download" />,
                  onSelect: () => void exportProducts(view),
                },
                ...(mayRestore
                  ? [
                      {
                        id: 'deleted',
                        label: 'Eliminados',
                        icon: <i className="pi pi-trash" />,
                        onSelect: () => setAreDeletedShown(true),
                      },
                    ]
                  : []),
              ]}
            />
          </>
        }
      />
      <OfflineNote />
      {open.error && (
        <Alert type="error">
          {open.error}{' '}
          <Button size="small" onClick={() => openProduct(null)}>
            Volver a la lista
          </Button>
        </Alert>
      )}
      {inventory.isNew && mayCreate && <NewProduct inventory={inventory} />}
      <section className="inventory-card" aria-label="Lista de productos">
        <Toolbar inventory={inventory} />
        {mayChange && chosen > 0 && (
          <ProductBulkBar
            selection={selection}
            onSelect={setSelection}
            products={open.rows}
            total={total}
            search={search}
            filters={wireFilters(view)}
            isDeleting={deletion.isDeleting}
            onDelete={() => void inventory.removeSelected()}
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
        {hasRows && <Rows inventory={inventory} />}
        {(!hasRows || !list.data) && (
          <ProductsState
            list={list}
            search={search}
            isFiltered={isFiltered(view)}
            onClearSearch={() => void changeList({ search: '', ...noFilters })}
            onCreate={mayCreate ? createOne : undefined}
          />
        )}
        {total > 0 && <Pages inventory={inventory} />}
      </section>
      {areDeletedShown && <DeletedDialog onClose={() => setAreDeletedShown(false)} />}
      <UndoNotices />
    </div>
  )
}

type PartProps = { inventory: Inventory }

function Toolbar({ inventory: { view, changeList, open, selection, setSelection } }: PartProps) {
  const areCards = useMedia(cards)
  const mayChange = useMay('updateProducts')
  return (
    <div className="inventory-toolbar">
      <ProductFilters filters={view} onFilter={(filters) => void changeList(filters)}>
        <ProductSearch value={view.search} onSearch={(text, isMore) => changeList({ search: text }, isMore)} />
        <SortSelect view={view} onSort={(sort, order) => void changeList({ sort, order })} />
      </ProductFilters>
      {mayChange && areCards && open.rows.length > 0 && (
        <label className="inventory-choose-page">
          <ChoosePage ids={open.rows.map(({ id }) => id)} selection={selection} onSelect={setSelection} />
          Elegir todos
        </label>
      )}
    </div>
  )
}

function NewProduct({ inventory: { view, changeView, openProduct, openCreated } }: PartProps) {
  return (
    <section className="inventory-card inventory-new" aria-label="Producto nuevo">
      <h2>Producto nuevo</h2>
      <ProductEditor
        product={newProduct}
        isNew
        tab={view.tab}
        onTab={(tab) => changeView({ tab }, { replace: true })}
        onClose={() => openProduct(null)}
        onCreated={({ id }) => openCreated(id)}
      />
    </section>
  )
}

function Rows({ inventory }: PartProps) {
  const { view, changeView, list, open, openId, selection, setSelection, deletion } = inventory
  const { changeList, openProduct } = inventory
  return (
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
  )
}

function Pages({ inventory: { view, total, lastPage, changeList } }: PartProps) {
  return (
    <Pagination
      noun="productos"
      singular="producto"
      page={Math.min(view.page + 1, lastPage)}
      pageSize={view.size}
      total={total}
      onPage={(target) => void changeList({ page: target - 1 })}
      onNear={(target) => void queryClient.prefetchQuery(productsQuery({ ...view, page: target - 1 }))}
      sizes={{ options: pageSizes, onChange: (rows) => void changeList({ size: rows as ProductView['size'] }) }}
    />
  )
}
