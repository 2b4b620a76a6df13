import { pageIn } from '../../lib/address-values.ts'
import type { UrlCodec } from '../../lib/use-url-state.ts'
import type { Carga, CargaTipo, RowFilter } from './queries.ts'

/** The tabs above the rows, by their name in the address. */
export const rowFilters = {
  todas: {},
  errores: { accion: 'error' },
  nuevas: { accion: 'crear' },
  cambios: { accion: 'cambiar' },
  iguales: { accion: 'igual' },
  omitidas: { accion: 'omitir' },
  rechazadas: { resultado: 'rechazada' },
  conservadas: { resultado: 'conservada' },
} satisfies Record<string, RowFilter>
export type RowsShown = keyof typeof rowFilters

export type CargasView = { tipo: CargaTipo; id: string | null; rows: RowsShown; page: number }

const isShown = (text: string | null): text is RowsShown => text !== null && Object.hasOwn(rowFilters, text)

/** What is loaded, the open load, and which of its rows are shown. */
export const cargasCodec = (tipos: readonly CargaTipo[]): UrlCodec<CargasView> => ({
  read: (search) => {
    const shown = search.get('ver')
    return {
      tipo: tipos.find((tipo) => tipo === search.get('lista')) ?? tipos[0]!,
      id: search.get('carga'),
      rows: isShown(shown) ? shown : 'todas',
      page: pageIn(search.get('pagina')),
    }
  },
  write: ({ tipo, id, rows, page }) => ({
    lista: tipo === tipos[0] ? undefined : tipo,
    carga: id ?? undefined,
    ver: rows === 'todas' ? undefined : rows,
    pagina: page === 1 ? undefined : String(page),
  }),
})

const rowWord = (count: number) => (count === 1 ? '1 fila' : `${count.toLocaleString('es-AR')} filas`)

/** 'Se agregan 3 y se cambian 2.' A record of a project may have several rows, so that these are counted: 'Se agregan 3 filas.' */
export function planText({
  proyectoId,
  cantidades: { crear, cambiar, error },
}: Pick<Carga, 'proyectoId' | 'cantidades'>) {
  const counted = (count: number) => (proyectoId === null ? count.toLocaleString('es-AR') : rowWord(count))
  const parts = [
    crear > 0 && `${crear === 1 ? 'se agrega' : 'se agregan'} ${counted(crear)}`,
    cambiar > 0 && `${cambiar === 1 ? 'se cambia' : 'se cambian'} ${counted(cambiar)}`,
  ].filter((part) => part !== false)
  if (parts.length === 0)
    return error > 0
      ? 'Ninguna fila está lista para cargar.'
      : 'No hay nada para cargar: ninguna fila es nueva ni cambia.'
  const text = parts.join(' y ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** The outcome of a load that has ended. */
export function outcomeText({ estado, cantidades, motivo }: Carga): string {
  const { cargada, rechazada, deshecha, conservada } = cantidades
  if (estado === 'fallida') return `No se cargó nada. ${motivo ?? ''}`.trim()
  if (estado === 'cancelada') return 'Se canceló: no quedó nada cargado.'
  if (estado === 'deshecha') {
    const kept = conservada > 0 ? ` Quedaron como están: ${rowWord(conservada)}; abajo dice por qué.` : ''
    return `Se deshicieron ${rowWord(deshecha)}.${kept}`
  }
  const refused = rechazada > 0 ? ` No se cargaron: ${rowWord(rechazada)}; abajo dice por qué.` : ''
  return `Se cargaron ${rowWord(cargada)}.${refused}`
}
