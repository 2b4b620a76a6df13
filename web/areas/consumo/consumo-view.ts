import { idIn } from '../../lib/address-values.ts'
import { sortedList } from '../../lib/list-view.ts'
import type { UrlCodec } from '../../lib/use-url-state.ts'

const list = sortedList(['rubro', 'material', 'desvio'])

/** The filters, order and page of the consumption in the address. */
export type ConsumoView = ReturnType<typeof list.read> & {
  rubroId: string
  materialId: string
}

export const firstView: ConsumoView = {
  ...list.first,
  rubroId: '',
  materialId: '',
}

export const consumoView: UrlCodec<ConsumoView> = {
  read: (search) => ({
    ...list.read(search),
    rubroId: idIn(search.get('rubro')),
    materialId: idIn(search.get('material')),
  }),
  write: (view) => ({
    ...list.write(view),
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
  ...list.input(view),
  rubroId: view.rubroId || undefined,
  materialId: view.materialId || undefined,
})
