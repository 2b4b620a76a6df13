import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { download, q } from '../../api/operations.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyOrDash, moneyText } from '../../lib/money-text.ts'
import { todayText } from '../../lib/today.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { useEntryFilter } from '../../records/catalogue/entry-filter.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { ListPages, NothingFound } from '../../ui/ListPages.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { useMay } from '../developers/door.ts'
import { proveedores } from '../proveedores/door.ts'
import { rubros } from '../rubros/door.ts'
import { PriceHistory } from './PriceHistory.tsx'
import { firstPricesView, isNarrowed, pricesInput, pricesView, type PricesView } from './prices-view.ts'
import '../../records/money.css'

type Precio = Schema<'PrecioMaterial'>

const RaiseDialog = onDemand(async () => (await import('./RaiseDialog.tsx')).RaiseDialog)
const PriceListDialog = onDemand(async () => (await import('./PriceListDialog.tsx')).PriceListDialog)

/** The current price of each material and supplier, its age, and changes of many at once. */
export function PricesSection() {
  const [view, changeView] = useUrlState(pricesView)
  const [dialog, setDialog] = useState<'raise' | 'list' | null>(null)
  const list = useQuery({ ...q('listPreciosVigentes', pricesInput(view)), placeholderData: keepPreviousData })
  const mayWrite = useMay('raisePrecios')
  const narrow = (part: Partial<PricesView>) => changeView({ page: 1, open: null, ...part })
  const filters = [
    useEntryFilter({ noun: rubros, key: 'rubroId', label: 'Rubro', value: view.rubroId }),
    useEntryFilter({ noun: proveedores, key: 'proveedorId', label: 'Proveedor', value: view.proveedorId }),
    { key: 'antiguo', label: 'De más de 60 días', kind: 'flag' },
  ] as const
  const paste = mayWrite && <Button onClick={() => setDialog('list')}>Pegar de Excel</Button>
  return (
    <div className="money">
      <SectionBar
        title="Precios"
        actions={
          <>
            {paste}
            {mayWrite && (
              <Button variant="primary" onClick={() => setDialog('raise')}>
                Actualizar por porcentaje
              </Button>
            )}
            <ExportMenu
              name="precios"
              read={(formato) => download('listPreciosVigentes', { ...pricesInput(view), formato })}
            />
          </>
        }
      >
        <FilterBar filters={filters} values={view} onChange={narrow}>
          <ListSearch value={view.search} onSearch={(search) => narrow({ search })} />
        </FilterBar>
      </SectionBar>
      <section className="money-card" aria-label="Precios">
        <QueryAnswer query={list} height="16rem">
          {(page) =>
            page.items.length > 0 ? (
              <>
                <DataTable
                  label="Precios"
                  className="money-table"
                  rows={page.items}
                  columns={columnsOf(view, changeView)}
                  sort={{ key: view.sort, order: view.order }}
                  onSort={({ key, order }) => narrow({ sort: key as PricesView['sort'], order })}
                  openId={view.open}
                  detail={(row) => <PriceHistory materialId={row.materialId} material={row.material} />}
                  isBusy={list.isPlaceholderData && list.isFetching}
                />
                <div className="money-foot">
                  <ListPages noun="precios" singular="precio" view={view} list={page} onView={changeView} />
                </div>
              </>
            ) : isNarrowed(view) ? (
              <NothingFound search={view.search} onClear={() => changeView(firstPricesView)} />
            ) : (
              <EmptyState icon={<i className="pi pi-tag" />} title="Todavía no hay precios" actions={paste}>
                Pegá la lista de un proveedor, o cargalos en cada material.
              </EmptyState>
            )
          }
        </QueryAnswer>
      </section>
      {dialog === 'raise' && <RaiseDialog view={view} onClose={() => setDialog(null)} />}
      {dialog === 'list' && <PriceListDialog today={todayText()} onClose={() => setDialog(null)} />}
    </div>
  )
}

const ageText = (dias: number) => (dias === 0 ? 'hoy' : dias === 1 ? '1 día' : `${dias} días`)

const columnsOf = (view: PricesView, onView: (part: Partial<PricesView>) => void): DataColumn<Precio>[] => [
  {
    key: 'material',
    header: 'Material',
    isSortable: true,
    cell: ({ id, material, codigo }) => (
      <button
        type="button"
        className="money-open"
        aria-expanded={id === view.open}
        onClick={() => onView({ open: id === view.open ? null : id })}
      >
        {material} · {codigo}
      </button>
    ),
  },
  { key: 'proveedor', header: 'Proveedor', cell: ({ proveedor }) => proveedor || '—' },
  {
    key: 'precio',
    header: 'Precio',
    isNumber: true,
    cell: (price) => `${moneyText(price.precio, price.moneda)} por ${price.unidad}`,
  },
  {
    key: 'fecha',
    header: 'Fecha',
    isSortable: true,
    cell: ({ fecha, dias, antiguo }) => (
      <>
        {dateText(fecha)} <StateTag state="edad" label={ageText(dias)} tone={antiguo ? 'warning' : 'neutral'} />
      </>
    ),
  },
  { key: 'cac', header: 'Hoy por CAC', isNumber: true, cell: ({ hoyPorCac }) => moneyOrDash(hoyPorCac, 'ARS') },
  { key: 'dolar', header: 'Hoy por dólar', isNumber: true, cell: ({ hoyPorDolar }) => moneyOrDash(hoyPorDolar, 'ARS') },
]
