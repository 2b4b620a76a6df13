import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { words } from '../../../openapi/generated/words.ts'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { download } from '../../api/operations.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { dayIn, oneOf, pageIn, searchIn } from '../../lib/address-values.ts'
import { moneyText } from '../../lib/money-text.ts'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { optionsOf } from '../../records/words.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import type { Filter } from '../../ui/FilterField.tsx'
import { ListPages } from '../../ui/ListPages.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { useMay } from '../developers/door.ts'
import { InstalmentsTable } from './InstalmentsTable.tsx'
import { instalmentsInput, instalmentsQuery, type InstalmentsView } from './planned.queries.ts'

const states = optionsOf(words.CuotaEstado)
const filters: readonly Filter[] = [
  { key: 'estado', label: 'Estado', kind: 'choice', options: states },
  { key: 'desde', label: 'Vence desde', kind: 'date' },
  { key: 'hasta', label: 'Vence hasta', kind: 'date' },
]
const none: InstalmentsView = { search: '', estado: '', desde: '', hasta: '', page: 1 }
const viewCodec: UrlCodec<InstalmentsView> = {
  read: (search) => ({
    search: searchIn(search.get('buscar')),
    estado: oneOf(
      states.map(({ value }) => value),
      search.get('estado'),
    ),
    desde: dayIn(search.get('desde')),
    hasta: dayIn(search.get('hasta')),
    page: pageIn(search.get('pagina')),
  }),
  write: ({ search, estado, desde, hasta, page }) => ({
    buscar: search || undefined,
    estado: estado || undefined,
    desde: desde || undefined,
    hasta: hasta || undefined,
    pagina: page === 1 ? undefined : String(page),
  }),
}

/** The instalments of all plans in force by due date. */
export function InstalmentsList({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(viewCodec)
  const query = useQuery(instalmentsQuery(proyectoId, view))
  const mayCollect = useMay('createCobro')
  const narrow = (part: Partial<InstalmentsView>) => changeView({ page: 1, ...part })
  return (
    <div className="money">
      <div className="money-head">
        <Link to="/finanzas/cobros-previstos">← Cobros previstos</Link>
      </div>
      <SectionBar
        title="Cuotas"
        actions={
          <ExportMenu
            name="cuotas"
            read={(formato) => download('listCuotas', { ...instalmentsInput(proyectoId, view), formato })}
          />
        }
      >
        <FilterBar filters={filters} values={view} onChange={narrow}>
          <ListSearch value={view.search} onSearch={(search) => narrow({ search })} />
        </FilterBar>
      </SectionBar>
      <section className="money-card" aria-label="Cuotas">
        <QueryAnswer query={query} height="16rem">
          {(page) =>
            page.items.length === 0 ? (
              <EmptyState
                icon={<i className="pi pi-search" />}
                title="No hay cuotas con lo que elegiste"
                actions={<Button onClick={() => narrow(none)}>Ver todas</Button>}
              />
            ) : (
              <>
                <InstalmentsTable cuotas={page.items} mayCollect={mayCollect} isMixed />
                <div className="money-foot">
                  <p className="money-totals">
                    Falta cobrar <strong>{moneyText(page.totales.saldoBase, page.totales.moneda)}</strong>
                    <small>De todo lo que coincide, a la última cotización.</small>
                  </p>
                  <ListPages noun="cuotas" singular="cuota" view={view} list={page} onView={changeView} />
                </div>
              </>
            )
          }
        </QueryAnswer>
      </section>
    </div>
  )
}
