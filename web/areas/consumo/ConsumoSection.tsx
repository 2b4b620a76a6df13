import { useQuery } from '@tanstack/react-query'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { download, q } from '../../api/operations.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { moneyText } from '../../lib/money-text.ts'
import { quantityText } from '../../lib/number-text.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { useEntryFilter } from '../../records/catalogue/entry-filter.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { ListPages, NothingFound } from '../../ui/ListPages.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { materiales } from '../materiales/door.ts'
import { rubros } from '../rubros/door.ts'
import { consumoInput, consumoView, firstView, isNarrowed, type ConsumoView } from './consumo-view.ts'
import { ConsumoTable } from './ConsumoTable.tsx'
import '../../records/money.css'

/** The theoretical consumption of each material beside the quantity issued. */
export function ConsumoSection({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(consumoView)
  const list = useQuery({ ...q('listConsumo', consumoInput(proyectoId, view)), placeholderData: keepPreviousData })
  const narrow = (part: Partial<ConsumoView>) => changeView({ page: 1, ...part })
  const filters = [
    useEntryFilter({ noun: rubros, key: 'rubroId', label: 'Rubro', value: view.rubroId }),
    useEntryFilter({ noun: materiales, key: 'materialId', label: 'Material', value: view.materialId }),
  ] as const
  return (
    <div className="money">
      <SectionBar
        title="Teórico y real"
        actions={
          <ExportMenu
            name="consumo"
            read={(formato) => download('listConsumo', { ...consumoInput(proyectoId, view), formato })}
          />
        }
      >
        <FilterBar filters={filters} values={view} onChange={narrow}>
          <ListSearch value={view.search} onSearch={(search) => narrow({ search })} />
        </FilterBar>
      </SectionBar>
      <section className="money-card" aria-label="Teórico y real">
        <QueryAnswer query={list} height="16rem">
          {(page) =>
            page.items.length > 0 ? (
              <>
                <ConsumoTable
                  rows={page.items}
                  view={view}
                  onSort={narrow}
                  isBusy={list.isPlaceholderData && list.isFetching}
                />
                <div className="money-foot">
                  <Totals totals={page.totales} unit={page.items[0]!.unidad} />
                  <ListPages noun="filas" singular="fila" view={view} list={page} onView={changeView} />
                </div>
              </>
            ) : isNarrowed(view) ? (
              <NothingFound search={view.search} onClear={() => changeView(firstView)} />
            ) : (
              <EmptyState icon={<i className="pi pi-chart-bar" />} title="Todavía no hay consumo">
                Aparece cuando los ítems del presupuesto aprobado tienen insumos, o con el primer egreso.
              </EmptyState>
            )
          }
        </QueryAnswer>
      </section>
    </div>
  )
}

function Totals({ totals, unit }: { totals: Schema<'ConsumoTotales'>; unit: string }) {
  const { valorTeorico, valorReal, valorDiferencia, sinPrecio, cantidades } = totals
  const count = sinPrecio === 1 ? '1 fila no tiene' : `${sinPrecio} filas no tienen`
  return (
    <p className="money-totals">
      Teórico <strong>{moneyText(valorTeorico, 'ARS')}</strong> · real <strong>{moneyText(valorReal, 'ARS')}</strong> ·
      diferencia <strong>{moneyText(valorDiferencia, 'ARS')}</strong>
      {cantidades && (
        <>
          {' '}
          · de {quantityText(cantidades.teorico)} a {quantityText(cantidades.real)} {unit}
        </>
      )}
      <small>
        De todo lo que coincide, al último precio de cada material.{sinPrecio > 0 && ` ${count} un precio en pesos.`}
      </small>
    </p>
  )
}
