import { useQuery } from '@tanstack/react-query'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { download, q } from '../../api/operations.ts'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { moneyText } from '../../lib/money-text.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { useEntryFilter } from '../../records/catalogue/entry-filter.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { ListPages, NothingFound } from '../../ui/ListPages.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { depositos } from '../depositos/door.ts'
import { proveedores } from '../proveedores/door.ts'
import { rubros } from '../rubros/door.ts'
import { KardexPanel } from './KardexPanel.tsx'
import { firstView, isNarrowed, stockInput, stockView, type StockView } from './stock-view.ts'
import { StockTable } from './StockTable.tsx'
import '../../records/money.css'
import './stock.css'

/** What the deposits of the project hold; beside it the kardex of the open material. */
export function StockSection({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(stockView)
  const list = useQuery({ ...q('listStock', stockInput(proyectoId, view)), placeholderData: keepPreviousData })
  const narrow = (part: Partial<StockView>) => changeView({ page: 1, ...part })
  const filters = [
    useEntryFilter({ noun: depositos, key: 'depositoId', label: 'Depósito', value: view.depositoId }),
    useEntryFilter({ noun: rubros, key: 'rubroId', label: 'Rubro', value: view.rubroId }),
    useEntryFilter({ noun: proveedores, key: 'proveedorId', label: 'Proveedor', value: view.proveedorId }),
    { key: 'aReponer', label: 'A reponer', kind: 'flag' },
  ] as const
  return (
    <div className="money">
      <SectionBar
        title="Stock"
        actions={
          <ExportMenu
            name="stock"
            read={(formato) => download('listStock', { ...stockInput(proyectoId, view), formato })}
          />
        }
      >
        <FilterBar filters={filters} values={view} onChange={narrow}>
          <ListSearch value={view.search} onSearch={(search) => narrow({ search })} />
        </FilterBar>
      </SectionBar>
      <div className={classNames('stock-beside prints-whole', view.open && 'stock-beside-open')}>
        <section className="money-card" aria-label="Stock">
          <QueryAnswer query={list} height="16rem">
            {(page) =>
              page.items.length > 0 ? (
                <>
                  <StockTable
                    rows={page.items}
                    view={view}
                    onView={changeView}
                    onSort={narrow}
                    isBusy={list.isPlaceholderData && list.isFetching}
                  />
                  <div className="money-foot">
                    <Totals totals={page.totales} />
                    <ListPages noun="filas" singular="fila" view={view} list={page} onView={changeView} />
                  </div>
                </>
              ) : isNarrowed(view) ? (
                <NothingFound search={view.search} onClear={() => changeView(firstView)} />
              ) : (
                <EmptyState icon={<i className="pi pi-box" />} title="Todavía no hay stock">
                  Aparece con el primer movimiento que se confirma.
                </EmptyState>
              )
            }
          </QueryAnswer>
        </section>
        {view.open && (
          <KardexPanel
            key={`${view.open}${view.openDeposit}`}
            proyectoId={proyectoId}
            materialId={view.open}
            depositoId={view.openDeposit}
            onAllDeposits={() => changeView({ openDeposit: '' })}
            onClose={() => changeView({ open: '', openDeposit: '' })}
          />
        )}
      </div>
    </div>
  )
}

function Totals({ totals }: { totals: Schema<'StockTotales'> }) {
  const { valorUltimoPrecio, valorPromedio, sinPrecio } = totals
  const count = sinPrecio === 1 ? '1 fila con stock no tiene' : `${sinPrecio} filas con stock no tienen`
  return (
    <p className="money-totals">
      Al último precio <strong>{moneyText(valorUltimoPrecio, 'ARS')}</strong> · al costo promedio{' '}
      <strong>{moneyText(valorPromedio, 'ARS')}</strong>
      <small>De todo lo que coincide.{sinPrecio > 0 && ` ${count} un último precio en pesos.`}</small>
    </p>
  )
}
