import type { UrlCodec } from '../../lib/use-url-state.ts'
import { filterCodec, type FilterValues } from '../../lib/filter-values.ts'
import type { Chosen, Noun, NounKey } from './noun.ts'

export const pageSizes = [25, 50, 100, 200] as const
export const states = { activos: 'En uso', archivados: 'Archivados', todos: 'Todos' } as const
export type State = keyof typeof states

/** The values of a series as a table: its pages count from 1, the newest value comes first. */
export type ValuesView = { page: number; state: State; order: 'asc' | 'desc' }
export const firstValues: ValuesView = { page: 1, state: 'activos', order: 'desc' }

/** What is chosen of a series that is drawn, as the address has it: `USD-MEP`. */
function drawnCodec(nouns: readonly Noun[]) {
  const choices = nouns.flatMap(({ series }) => series?.drawn ?? [])
  const chosenBy = (values: string[]): Chosen =>
    Object.fromEntries(choices.map(({ name, usual }, index) => [name, values[index] ?? usual]))
  const textOf = (chosen: Chosen) => choices.map(({ name }) => chosen[name]).join('-')
  const usual = chosenBy([])
  return {
    read(text: string | null): Chosen {
      const values = (text ?? '').split('-')
      const isKnown = choices.every(({ options }, index) => options.some(([key]) => key === values[index]))
      return isKnown ? chosenBy(values) : usual
    },
    write: (chosen: Chosen) => (textOf(chosen) === textOf(usual) ? undefined : textOf(chosen)),
  }
}

/** What the catalogues' screen shows; all of it stands in the address. */
export type CatalogueView = {
  noun: NounKey
  search: string
  state: State
  sort: string | null
  order: 'asc' | 'desc'
  /** From 1. */
  page: number
  size: number
  /** The id of the entry that is open. */
  open: string | null
  /** What is drawn of a series whose values are the entries themselves. */
  drawn: Chosen
  /** The table of the values of the open entry; null while they are drawn. */
  values: ValuesView | null
  /** What the list is narrowed down to, by the names of the wire. */
  filters: FilterValues
}

const numberOf = (text: string | null) => (text && /^\d{1,6}$/.test(text) ? Number(text) : 0)

const stateOf = (text: string | null): State => (text === 'archivados' || text === 'todos' ? text : 'activos')

/** `2`, `2-archivados`, `1-todos-asc`. */
function valuesIn(text: string | null): ValuesView | null {
  const [page = '', state = '', order = ''] = (text ?? '').split('-')
  if (numberOf(page) < 1) return null
  return { page: numberOf(page), state: stateOf(state), order: order === 'asc' ? 'asc' : 'desc' }
}

function valuesText(values: ValuesView | null): string | undefined {
  if (!values) return undefined
  const { page, state, order } = values
  if (order === 'asc') return `${page}-${state}-asc`
  return state === 'activos' ? String(page) : `${page}-${state}`
}

export type CatalogueCodec = UrlCodec<CatalogueView> & { noFilters: FilterValues }

/** How the screen of these catalogues stands in its address; the first one is left out. */
export function catalogueCodec(nouns: readonly Noun[]): CatalogueCodec {
  const names = new Set(nouns.flatMap(({ filters = [] }) => filters.map(({ name }) => name)))
  const filters = filterCodec([...names])
  const drawn = drawnCodec(nouns)
  const first = nouns[0]!.key
  return {
    noFilters: filters.read(new URLSearchParams()),
    read(search) {
      const sorted = search.get('orden')
      const size = numberOf(search.get('filas'))
      return {
        noun: nouns.find(({ key }) => key === search.get('lista'))?.key ?? first,
        search: (search.get('buscar') ?? '').slice(0, 200),
        state: stateOf(search.get('estado')),
        sort: sorted?.replace(/^-/, '') || null,
        order: sorted?.startsWith('-') ? 'desc' : 'asc',
        page: Math.max(1, numberOf(search.get('pagina'))),
        size: pageSizes.find((each) => each === size) ?? 25,
        open: search.get('abierto'),
        drawn: drawn.read(search.get('serie')),
        values: valuesIn(search.get('valores')),
        filters: filters.read(search),
      }
    },
    write: ({ noun, search, state, sort, order, page, size, open, values, ...view }) => ({
      ...filters.write(view.filters),
      lista: noun === first ? undefined : noun,
      buscar: search || undefined,
      estado: state === 'activos' ? undefined : state,
      orden: sort ? `${order === 'desc' ? '-' : ''}${sort}` : undefined,
      pagina: page > 1 ? String(page) : undefined,
      filas: size === 25 ? undefined : String(size),
      abierto: open ?? undefined,
      valores: valuesText(values),
      serie: drawn.write(view.drawn),
    }),
  }
}
