import { idIn, oneOf, pageIn, searchIn } from '../../lib/address-values.ts'
import type { UrlCodec } from '../../lib/use-url-state.ts'
import { filterCodec, type FilterValues } from '../../lib/filter-values.ts'
import type { SeriesSelection, Noun, NounFilter, NounKey } from './noun.ts'

export const pageSizes = [25, 50, 100, 200] as const
export const states = { activos: 'En uso', archivados: 'Archivados', todos: 'Todos' } as const
export type State = keyof typeof states

/** The state of a table of series values. `page` starts at 1; by default the newest value comes first. */
export type ValuesView = { page: number; state: State; order: 'asc' | 'desc' }
export const firstValues: ValuesView = { page: 1, state: 'activos', order: 'desc' }

/** URL text of the values chosen for the chart, such as `USD-MEP`; invalid text reads as the defaults. */
function drawnCodec(nouns: readonly Noun[]) {
  const choices = nouns.flatMap(({ series }) => series?.drawn ?? [])
  const chosenBy = (values: string[]): SeriesSelection =>
    Object.fromEntries(choices.map(({ name, usual }, index) => [name, values[index] ?? usual]))
  const textOf = (chosen: SeriesSelection) => choices.map(({ name }) => chosen[name]).join('-')
  const usual = chosenBy([])
  return {
    read(text: string | null): SeriesSelection {
      const values = (text ?? '').split('-')
      const isKnown = choices.every(({ options }, index) => options.some(([key]) => key === values[index]))
      return isKnown ? chosenBy(values) : usual
    },
    write: (chosen: SeriesSelection) => (textOf(chosen) === textOf(usual) ? undefined : textOf(chosen)),
  }
}

/** State of the catalogues screen, all of it stored in the URL. */
export type CatalogueView = {
  noun: NounKey
  search: string
  state: State
  sort: string | null
  order: 'asc' | 'desc'
  /** From 1. */
  page: number
  size: number
  /** Id of the expanded entry. */
  open: string | null
  /** Values chosen for the chart of a catalogue that is its own series. */
  drawn: SeriesSelection
  /** State of the value table of the open entry; null while the chart is visible. */
  values: ValuesView | null
  /** Filters of the list by query parameter. */
  filters: FilterValues
}

const numberOf = (text: string | null) => (text && /^\d{1,6}$/.test(text) ? Number(text) : 0)

/** The field that a catalogue is sorted by (`-nombre`: descending); null for its default order. */
function sortOf(noun: Noun, text: string | null): string | null {
  const sorts = noun.columns.flatMap(({ sort }) => sort ?? [])
  return oneOf(sorts, (text ?? '').replace(/^-/, '')) || null
}

/** The filters of a catalogue among those in the address. */
function filtersOf({ filters = [] }: Noun, values: FilterValues): FilterValues {
  const valueOf = ({ name, options }: NounFilter) => {
    const text = values[name] ?? ''
    if (!options) return idIn(text)
    return oneOf(
      options.map(([key]) => key),
      text,
    )
  }
  return Object.fromEntries(filters.map((filter) => [filter.name, valueOf(filter)]))
}

const stateOf = (text: string | null): State => (text === 'archivados' || text === 'todos' ? text : 'activos')

/** Parses `2`, `2-archivados` or `1-todos-asc`; null if invalid. */
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

/** Reads and writes the view of these catalogues in the URL; defaults are omitted, except the catalogue. */
export function catalogueCodec(nouns: readonly Noun[]): CatalogueCodec {
  const names = new Set(nouns.flatMap(({ filters = [] }) => filters.map(({ name }) => name)))
  const filters = filterCodec([...names])
  const drawn = drawnCodec(nouns)
  const noFilters = filters.read(new URLSearchParams())
  return {
    noFilters,
    read(search) {
      const sorted = search.get('orden')
      const noun = nouns.find(({ key }) => key === search.get('lista')) ?? nouns[0]!
      const size = numberOf(search.get('filas'))
      return {
        noun: noun.key,
        search: searchIn(search.get('buscar')),
        state: stateOf(search.get('estado')),
        sort: sortOf(noun, sorted),
        order: sorted?.startsWith('-') ? 'desc' : 'asc',
        page: pageIn(search.get('pagina')),
        size: pageSizes.find((each) => each === size) ?? 25,
        open: search.get('abierto')?.slice(0, 64) || null,
        drawn: drawn.read(search.get('serie')),
        values: valuesIn(search.get('valores')),
        filters: { ...noFilters, ...filtersOf(noun, filters.read(search)) },
      }
    },
    write: ({ noun, search, state, sort, order, page, size, open, values, ...view }) => ({
      ...filters.write(view.filters),
      // Also the first one: the menu marks the list that the address names.
      lista: noun,
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
