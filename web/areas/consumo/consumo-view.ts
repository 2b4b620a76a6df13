import { idIn, oneOf, pageIn, searchIn } from '../../lib/address-values.ts'
import { pageRows } from '../../lib/list-view.ts'
import type { UrlCodec } from '../../lib/use-url-state.ts'

/** The filters, order and page of the consumption in the address. */
export type ConsumoView = {
  search: string
  page: number
  sort: Sort
  order: 'asc' | 'desc'
  rubroId: string
  materialId: string
}

const sorts = ['rubro', 'material', 'desvio'] as const
type Sort = (typeof sorts)[number]

export const firstView: ConsumoView = {
  search: '',
  page: 1,
  sort: 'rubro',
  order: 'asc',
  rubroId: '',
  materialId: '',
}

export const consumoView: UrlCodec<ConsumoView> = {
  read: (search) => ({
    search: searchIn(search.get('buscar')),
    page: pageIn(search.get('pagina')),
    sort: oneOf(sorts, search.get('orden')) || 'rubro',
    order: search.get('sentido') === 'desc' ? 'desc' : 'asc',
    rubroId: idIn(search.get('rubro')),
    materialId: idIn(search.get('material')),
  }),
  write: (view) => ({
    buscar: view.search || undefined,
    pagina: view.page === 1 ? undefined : String(view.page),
    orden: view.sort === 'rubro' ? undefined : view.sort,
    sentido: view.order === 'asc' ? undefined : view.order,
    rubro: view.rubroId || undefined,
    material: view.materialId || undefined,
  }),
}

/** Whether the view lists only a part of the consumption. */
export const isNarrowed = ({ search, rubroId, materialId }: ConsumoView): boolean =>
  [search, rubroId, materialId].some((value) => value !== '')

/** The query of the list, used for rows and for export. */
export const consumoInput = (proyectoId: number, view: ConsumoView) => ({
  proyectoId,
  page: view.page,
  size: pageRows,
  sort: view.sort,
  order: view.order,
  search: view.search || undefined,
  rubroId: view.rubroId || undefined,
  materialId: view.materialId || undefined,
})
