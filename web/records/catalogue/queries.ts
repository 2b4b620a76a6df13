import { keepPreviousData, type Query, type QueryKey } from '@tanstack/react-query'
import { catalogueAreas } from '../../api/areas.ts'
import { skipLoading, skipNotice } from '../../api/client.ts'
import { call, download, invalidate, q, type OperationId } from '../../api/operations.ts'
import { ApiError } from '../../api/problem.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { activeCompanyId } from '../../lib/session.ts'
import type { Picked } from '../../ui/PickerField.tsx'
import type { Chosen, Entry, FormAround, Noun, Series, SheetRow } from './noun.ts'
import type { CatalogueView, State, ValuesView } from './view.ts'

export type Page = { items: Entry[]; total: number; lastPage: number }
export type Change = Schema<'Cambio'>
type Input = Record<string, unknown>

/**
 * The client for an operation that a description names. The operations of all catalogues take and answer the same but for
 * the fields of their records, which the descriptions say; the compiler cannot follow that through a union of operations.
 */
const client = { call, download, q } as unknown as {
  call: <Answer>(id: OperationId, input: Input, options?: { signal?: AbortSignal }) => Promise<Answer>
  download: (id: OperationId, input: Input) => Promise<Blob>
  q: <Answer>(
    id: OperationId,
    input: Input,
  ) => { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<Answer> }
}

const inCompany = () => ({ desarrolladoraId: activeCompanyId() ?? 0 })
const changed = () => invalidate(...catalogueAreas)

/** Where records are stored: a catalogue, or the series of one of its entries. */
export type Source = {
  operations: { list: OperationId; get?: OperationId; create?: OperationId; update?: OperationId }
  /** The entry whose series it is, by its parameter: `{ indiceId }`. */
  of?: Record<string, string>
}
/** The source of an entry's series, or of one whose values are the entries themselves. */
export const seriesOf = ({ operations, parent }: Series, entry: Entry | undefined): Source => ({
  operations,
  ...(parent && entry && { of: { [parent]: entry.id } }),
})

const inSource = ({ of }: Source) => ({ ...inCompany(), ...of })
const stateAsked = (state: State) => ({ activo: state === 'todos' ? undefined : state === 'activos' })

const listAsked = (
  { filters: known = [], operations }: Noun,
  { search, state, sort, order, page, size, filters }: CatalogueView,
): Input => ({
  ...inCompany(),
  ...Object.fromEntries(known.map(({ name }) => [name, filters[name] || undefined])),
  search: search || undefined,
  ...stateAsked(state),
  ...(sort && { sort, order }),
  page,
  // A tree is drawn whole.
  size: operations.order ? 200 : size,
})

/** A page of a catalogue. While another one of the same catalogue is fetched, the one before stays. */
export const entriesQuery = (noun: Noun, view: CatalogueView) => {
  const { list } = noun.operations
  return {
    ...client.q<Page>(list, listAsked(noun, view)),
    placeholderData: (before: Page | undefined, query: Query<Page, Error, Page, QueryKey> | undefined) =>
      query?.queryKey[1] === list ? keepPreviousData(before) : undefined,
  }
}

/** The whole list of a view as a file. */
export const exportEntries = (noun: Noun, view: CatalogueView, formato: 'csv' | 'xlsx'): Promise<Blob> =>
  client.download(noun.operations.list, { ...listAsked(noun, view), formato })

/** What an entry is called. It is kept apart from the entry itself, as one that is gone has a label too. */
export const labelQuery = ({ operations: { get }, label }: Noun, id: string) => {
  const { queryKey, queryFn } = client.q<Entry>(get, { ...inCompany(), id })
  return {
    queryKey: [...queryKey, 'label'],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<string> =>
      queryFn({ signal }).then(label, (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return 'Ya no está'
        throw error
      }),
  }
}

/** The entries that a text finds, to pick one. */
export async function searchEntries(
  noun: Noun,
  text: string,
  signal: AbortSignal,
  around: FormAround = {},
): Promise<Picked[]> {
  if (noun.search) return noun.search(text, signal, around)
  const asked = { ...inCompany(), search: text || undefined, activo: true, size: 20 }
  const { items } = await client.call<Page>(noun.operations.list, asked, { signal })
  return items.map((entry) => ({ id: entry.id, label: noun.label(entry) }))
}

/** The projects of the company, to choose one. */
export const projectsQuery = () => ({
  ...q('listProjects', { developerId: activeCompanyId() ?? 0, headers: { ...skipLoading, ...skipNotice } }),
  select: ({ data }: { data: { id: number; nombre: string }[] }) =>
    data.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
})

/** The changes of an entry. */
export const historyQuery = ({ id }: Entry) => q('listCompanyHistory', { ...inCompany(), entidadId: id, size: 50 })

/** The changes of a whole catalogue, the newest first. */
export const nounHistoryQuery = (entidad: string, page: number) => ({
  ...q('listCompanyHistory', { ...inCompany(), entidad, page }),
  placeholderData: keepPreviousData<Schema<'CambioPage'>>,
})

/** The last values of a series, the newest first: of an entry, or those that were chosen. */
export const seriesQuery = (source: Source, chosen: Chosen) => ({
  ...client.q<Page>(source.operations.list, { ...inSource(source), ...chosen, size: 200, activo: true }),
  ...(!source.of && { placeholderData: keepPreviousData<Page> }),
})

const valuesAsked = (source: Source, { state, order }: ValuesView): Input => ({
  ...inSource(source),
  ...stateAsked(state),
  order,
})

/** A page of the values of a series. */
export const valuesQuery = (source: Source, view: ValuesView) => ({
  ...client.q<Page>(source.operations.list, { ...valuesAsked(source, view), page: view.page }),
  placeholderData: keepPreviousData<Page>,
})

/** All values of a series that a view shows, as a file. */
export const exportValues = (source: Source, view: ValuesView, formato: 'csv' | 'xlsx'): Promise<Blob> =>
  client.download(source.operations.list, { ...valuesAsked(source, view), formato })

/** Creates an entry. */
export async function createEntry(source: Source, body: object, headers: Record<string, string>): Promise<Entry> {
  const entry = await client.call<Entry>(source.operations.create!, { ...inSource(source), body, headers })
  await changed()
  return entry
}

/** Changes fields of an entry, or of a value. */
export const updateEntry = (source: Source, id: string, body: object): Promise<Entry> =>
  client.call<Entry>(source.operations.update!, { ...inSource(source), id, body }).finally(changed)

/** An entry as it is now. */
export const loadEntry = (source: Source, id: string): Promise<Entry> =>
  client.call<Entry>(source.operations.get!, { ...inSource(source), id })

const inOrder = (entries: Entry[], ids: string[]) =>
  entries.map((entry) => (ids.includes(entry.id) ? { ...entry, orden: ids.indexOf(entry.id) + 1 } : entry))

/** Puts the entries below one in a new order, which shows at once; it is taken back where the server does not take it. */
export async function orderEntries(
  noun: Noun,
  view: CatalogueView,
  padreId: string | null,
  ids: string[],
): Promise<void> {
  queryClient.setQueryData<Page>(
    entriesQuery(noun, view).queryKey,
    (before) => before && { ...before, items: inOrder(before.items, ids) },
  )
  try {
    await client.call(noun.operations.order!, { ...inCompany(), body: { padreId, ids } })
  } finally {
    await changed()
  }
}

export type Loaded = { creados: number; cambiados: number; iguales: number }
/** Many values of a series in one call. */
export type Load = { series: Series; entry: Entry | undefined; rows: SheetRow[]; chosen: Chosen }

const loadAsked = ({ series, entry, rows, chosen }: Load): Input => ({
  ...inSource(seriesOf(series, entry)),
  body: series.bodyOf(rows, chosen),
})

/** Stores them all, or none. */
export async function loadSeries(load: Load): Promise<Loaded> {
  const loaded = await client.call<Loaded>(load.series.operations.load, loadAsked(load))
  await changed()
  return loaded
}

/** What a load would do; it stores nothing. */
export const tryLoad = (load: Load, signal: AbortSignal): Promise<Loaded> =>
  client.call<Loaded>(load.series.operations.load, { ...loadAsked(load), simular: true }, { signal })
