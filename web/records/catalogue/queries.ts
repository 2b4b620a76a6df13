import { type Query, type QueryKey } from '@tanstack/react-query'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { catalogueAreas } from '../../api/areas.ts'
import { skipLoading, skipNotice } from '../../api/client.ts'
import { call, download, invalidate, q, type OperationId } from '../../api/operations.ts'
import { ApiError } from '../../api/problem.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { activeCompanyId } from '../../lib/session.ts'
import type { Picked } from '../../ui/PickerField.tsx'
import type { SeriesSelection, Entry, SurroundingForm, Noun, Series, SheetRow } from './noun.ts'
import type { CatalogueView, State, ValuesView } from './view.ts'

export type Page = { items: Entry[]; total: number; page: number; lastPage: number }
export type Change = Schema<'Cambio'>
type Input = Record<string, unknown>

/**
 * Loosely typed client: catalogue operations share inputs and responses except for the record fields, which TypeScript
 * cannot infer through a union of operation ids.
 */
const client = { call, download, q } as unknown as {
  call: <Answer>(id: OperationId, input: Input, options?: { signal?: AbortSignal }) => Promise<Answer>
  download: (id: OperationId, input: Input) => Promise<Blob>
  q: <Answer>(
    id: OperationId,
    input: Input,
  ) => { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<Answer> }
}

const companyInput = () => ({ desarrolladoraId: activeCompanyId() ?? 0 })
const invalidateCatalogues = () => invalidate(...catalogueAreas)

/** Where records are stored: a catalogue, or the series of one of its entries. */
export type Source = {
  operations: { list: OperationId; get?: OperationId; create?: OperationId; update?: OperationId }
  /** Path parameter of the entry that owns the series: `{ indiceId }`. */
  of?: Record<string, string>
}
/** The source of an entry's series, or, without entry, of a catalogue that is its own series. */
export const seriesOf = ({ operations, parent }: Series, entry: Entry | undefined): Source => ({
  operations,
  ...(parent && entry && { of: { [parent]: entry.id } }),
})

const sourceInput = ({ of }: Source) => ({ ...companyInput(), ...of })
const stateFilter = (state: State) => ({ activo: state === 'todos' ? undefined : state === 'activos' })

const listInput = (
  { filters: known = [], operations }: Noun,
  { search, state, sort, order, page, size, filters }: CatalogueView,
): Input => ({
  ...companyInput(),
  ...Object.fromEntries(known.map(({ name }) => [name, filters[name] || undefined])),
  search: search || undefined,
  ...stateFilter(state),
  ...(sort && { sort, order }),
  page,
  // A tree is not paginated.
  size: operations.order ? 200 : size,
})

/** A page of a catalogue. The previous page of the same catalogue stays visible while fetching. */
export const entriesQuery = (noun: Noun, view: CatalogueView) => {
  const { list } = noun.operations
  return {
    ...client.q<Page>(list, listInput(noun, view)),
    placeholderData: (before: Page | undefined, query: Query<Page, Error, Page, QueryKey> | undefined) =>
      query?.queryKey[1] === list ? keepPreviousData(before) : undefined,
  }
}

/** One entry of a catalogue. */
export const entryQuery = ({ operations: { get } }: Noun, id: string) => client.q<Entry>(get, { ...companyInput(), id })

/** All entries that match a view as a file. */
export const exportEntries = (noun: Noun, view: CatalogueView, formato: 'csv' | 'xlsx'): Promise<Blob> =>
  client.download(noun.operations.list, { ...listInput(noun, view), formato })

/** Label of an entry. Its cache key differs from that of the entry because a deleted entry has a label too. */
export const labelQuery = (noun: Noun, id: string) => {
  const { queryKey, queryFn } = entryQuery(noun, id)
  return {
    queryKey: [...queryKey, 'label'],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<string> =>
      queryFn({ signal }).then(noun.label, (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return 'Ya no está'
        throw error
      }),
  }
}

/** Active entries for a picker: the first 20, or those that match a text, as many as the best of them are surely among. */
export async function searchEntries(
  noun: Noun,
  text: string,
  signal: AbortSignal,
  around: SurroundingForm = {},
): Promise<Picked[]> {
  if (noun.search) return noun.search(text, signal, around)
  const input = { ...companyInput(), search: text || undefined, activo: true, size: text ? 200 : 20 }
  const { items } = await client.call<Page>(noun.operations.list, input, { signal })
  return items.map((entry) => ({ id: entry.id, label: noun.label(entry) }))
}

/** The projects of the company as select options. */
export const projectsQuery = () => ({
  ...q('listProjects', { developerId: activeCompanyId() ?? 0, headers: { ...skipLoading, ...skipNotice } }),
  select: ({ data }: { data: { id: number; nombre: string }[] }) =>
    data.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
})

/** The last 50 changes of an entry. */
export const historyQuery = ({ id }: Entry) => q('listCompanyHistory', { ...companyInput(), entidadId: id, size: 50 })

/** A page of the changes of a whole catalogue, newest first. */
export const nounHistoryQuery = (entidad: string, page: number) => ({
  ...q('listCompanyHistory', { ...companyInput(), entidad, page }),
  placeholderData: keepPreviousData<Schema<'CambioPage'>>,
})

/** The last 200 active values of a series, newest first. */
export const seriesQuery = (source: Source, chosen: SeriesSelection) => ({
  ...client.q<Page>(source.operations.list, { ...sourceInput(source), ...chosen, size: 200, activo: true }),
  ...(!source.of && { placeholderData: keepPreviousData<Page> }),
})

const valuesInput = (source: Source, { state, order }: ValuesView): Input => ({
  ...sourceInput(source),
  ...stateFilter(state),
  order,
})

/** A page of the values of a series. */
export const valuesQuery = (source: Source, view: ValuesView) => ({
  ...client.q<Page>(source.operations.list, { ...valuesInput(source, view), page: view.page }),
  placeholderData: keepPreviousData<Page>,
})

/** All values of a series that match a view, as a file. */
export const exportValues = (source: Source, view: ValuesView, formato: 'csv' | 'xlsx'): Promise<Blob> =>
  client.download(source.operations.list, { ...valuesInput(source, view), formato })

export async function createEntry(source: Source, body: object, headers: Record<string, string>): Promise<Entry> {
  const entry = await client.call<Entry>(source.operations.create!, { ...sourceInput(source), body, headers })
  await invalidateCatalogues()
  return entry
}

/** Updates fields of an entry or value. Invalidates also on failure: a conflict means that the cache is stale. */
export const updateEntry = (source: Source, id: string, body: object): Promise<Entry> =>
  client.call<Entry>(source.operations.update!, { ...sourceInput(source), id, body }).finally(invalidateCatalogues)

/** The current entry from the server, bypassing the cache. */
export const loadEntry = (source: Source, id: string): Promise<Entry> =>
  client.call<Entry>(source.operations.get!, { ...sourceInput(source), id })

const withOrder = (entries: Entry[], ids: string[]) =>
  entries.map((entry) => (ids.includes(entry.id) ? { ...entry, orden: ids.indexOf(entry.id) + 1 } : entry))

/** Stores the order of the children of `padreId`. Optimistic: the refetch reverts it if the server refuses. */
export async function orderEntries(
  noun: Noun,
  view: CatalogueView,
  padreId: string | null,
  ids: string[],
): Promise<void> {
  queryClient.setQueryData<Page>(
    entriesQuery(noun, view).queryKey,
    (before) => before && { ...before, items: withOrder(before.items, ids) },
  )
  try {
    await client.call(noun.operations.order!, { ...companyInput(), body: { padreId, ids } })
  } finally {
    await invalidateCatalogues()
  }
}

export type LoadCounts = { creados: number; cambiados: number; iguales: number }
/** Values of a series for one `load` call. */
export type Load = { series: Series; entry: Entry | undefined; rows: SheetRow[]; chosen: SeriesSelection }

const loadInput = ({ series, entry, rows, chosen }: Load): Input => ({
  ...sourceInput(seriesOf(series, entry)),
  body: series.bodyOf(rows, chosen),
})

/** Stores all values in one transaction. */
export async function loadSeries(load: Load): Promise<LoadCounts> {
  const loaded = await client.call<LoadCounts>(load.series.operations.load, loadInput(load))
  await invalidateCatalogues()
  return loaded
}

/** Dry run of `loadSeries`: returns the counts, stores nothing. */
export const simulateLoad = (load: Load, signal: AbortSignal): Promise<LoadCounts> =>
  client.call<LoadCounts>(load.series.operations.load, { ...loadInput(load), simular: true }, { signal })
