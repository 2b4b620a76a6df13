import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../../api/client.ts'
import { ApiError } from '../../../api/problem.ts'
import { queryClient } from '../../../api/query-client.ts'
import { searchSuppliers } from '../../../areas/proveedores/queries.ts'
import { activeDeveloperId } from '../../../lib/session.ts'
import type { Picked } from '../../../ui/PickerField.tsx'
import { nounOf, type Entry, type Noun, type NounKey } from './nouns.ts'
import type { CatalogueView, Rates, State, ValuesView } from './view.ts'

export type Page<Row> = { items: Row[]; total: number; lastPage: number }
export type Change = {
  id: string
  entidadId: string
  accion: string
  usuario: string
  momento: string
  antes: Record<string, unknown>
  despues: Record<string, unknown>
}
type Query = Record<string, string | number | boolean | undefined>
type Sent = {
  params: { path: Record<string, string | number>; query?: Query }
  body?: object
  headers: Record<string, string>
  parseAs?: 'blob'
  signal?: AbortSignal
}
type Call = (path: string, sent: Sent) => Promise<{ data?: unknown; error?: unknown; response: Response }>

// One screen serves all catalogues, so it names their addresses by text; the contract types the others.
const client = api as unknown as Record<'GET' | 'POST' | 'PATCH' | 'PUT', Call>
const base = '/api/Desarrolladoras/{desarrolladoraId}'
const headers = ownState
const company = () => activeDeveloperId() ?? 0
const key = (...rest: unknown[]) => ['catalogues', company(), ...rest]

/** The call of a catalogue: its list (`rubros`), an entry (`rubros/{id}`), or what lies under one. */
const call = async <Body>(method: keyof typeof client, path: string, more: Partial<Sent> = {}, names: object = {}) => {
  const params = {
    path: { desarrolladoraId: company(), ...names },
    ...(more.params?.query && { query: more.params.query }),
  }
  return (await answer(client[method](`${base}/${path}`, { headers, ...more, params }))) as Body
}
const asked = (query: Query) => ({ params: { path: {}, query } })

/** Where records are stored: a catalogue, or the series of one of its entries. */
export type Source = { path: string; names?: Record<string, string> }
export const sourceOf = ({ key: path }: Pick<Noun, 'key'>): Source => ({ path })
/** The values of an index, or the prices of a material. */
export const seriesOf = (series: 'valores' | 'precios', id: string): Source =>
  series === 'valores'
    ? { path: 'indices/{indiceId}/valores', names: { indiceId: id } }
    : { path: 'materiales/{materialId}/precios', names: { materialId: id } }

const stateQuery = (state: State): Query => (state === 'todos' ? {} : { activo: state === 'activos' })

const listQuery = ({ noun, search, state, sort, order, page, size, filters }: CatalogueView): Query => ({
  ...Object.fromEntries((nounOf(noun).filters ?? []).map(({ name }) => [name, filters[name] || undefined])),
  search: search || undefined,
  ...stateQuery(state),
  ...(sort && { sort, order }),
  page,
  // The tree is drawn whole.
  size: noun === 'rubros' ? 200 : size,
})

export const entriesQuery = (view: CatalogueView) =>
  queryOptions({
    queryKey: key(view.noun, 'list', listQuery(view)),
    queryFn: ({ signal }) => call<Page<Entry>>('GET', view.noun, { ...asked(listQuery(view)), signal }),
    placeholderData: (before, query) => (query?.queryKey[2] === view.noun ? keepPreviousData(before) : undefined),
  })

/** The entries that a text finds, to pick one; suppliers of a rubro come before the others. */
export async function searchEntries(
  noun: NounKey,
  search: string,
  signal: AbortSignal,
  rubroId?: string,
): Promise<Picked[]> {
  if (noun === 'proveedores') return searchSuppliers(rubroId)(search, signal)
  const query = asked({ search: search || undefined, activo: true, size: 20 })
  const { items } = await call<Page<Entry>>('GET', noun, { ...query, signal })
  return items.map((entry) => ({ id: entry.id, label: nounOf(noun).label(entry) }))
}

/** What entries of other catalogues are called, by id. */
export const labelsQuery = (named: { noun: NounKey; id: string }[]) =>
  queryOptions({
    queryKey: key('labels', named),
    queryFn: async ({ signal }) => {
      const labels = named.map(async ({ noun, id }): Promise<[string, string]> => {
        const entry = await call<Entry>('GET', `${noun}/{id}`, { signal }, { id }).catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return undefined
          throw error
        })
        return [id, entry ? nounOf(noun).label(entry) : 'Ya no está']
      })
      return new Map(await Promise.all(labels))
    },
  })

export const projectsQuery = queryOptions({
  queryKey: ['projects', 'of-company'],
  queryFn: async ({ signal }) => {
    const path = { developerId: company() }
    const { data } = await answer(
      api.GET('/api/Usuarios/proyectos/{developerId}', { params: { path }, headers, signal }),
    )
    return data.map(({ id, nombre }) => ({ value: String(id), label: nombre }))
  },
})

export const historyQuery = (entry: Entry) =>
  queryOptions({
    queryKey: key('history', entry.id, entry.version),
    queryFn: ({ signal }) =>
      call<Page<Change>>('GET', 'historial', { ...asked({ entidadId: entry.id, size: 50 }), signal }),
  })

/** The changes of a whole catalogue, the newest first. */
export const nounHistoryQuery = (entidad: string, page: number) =>
  queryOptions({
    queryKey: key('history', entidad, page),
    queryFn: ({ signal }) => call<Page<Change>>('GET', 'historial', { ...asked({ entidad, page }), signal }),
    placeholderData: keepPreviousData,
  })

/** The last values of a series, the newest first. */
export const seriesQuery = ({ path, names }: Source) =>
  queryOptions({
    queryKey: key('series', path, names),
    queryFn: ({ signal }) => call<Page<Entry>>('GET', path, { ...asked({ size: 200, activo: true }), signal }, names),
  })

const valuesAsked = ({ state, order }: ValuesView): Query => ({ ...stateQuery(state), order })

/** A page of the values of a series. */
export const valuesQuery = ({ path, names }: Source, view: ValuesView) => {
  const query = { ...valuesAsked(view), page: view.page }
  return queryOptions({
    queryKey: key('series', path, names, query),
    queryFn: ({ signal }) => call<Page<Entry>>('GET', path, { ...asked(query), signal }, names),
    placeholderData: keepPreviousData,
  })
}

/** All values of a series that a view shows, as a file. */
export const exportValues = ({ path, names }: Source, view: ValuesView, formato: 'csv' | 'xlsx') =>
  call<Blob>('GET', path, { ...asked({ ...valuesAsked(view), formato }), parseAs: 'blob' }, names)

/** The last rates of a currency and kind, the newest first. */
export const ratesQuery = ({ moneda, tipo }: Rates) =>
  queryOptions({
    queryKey: key('cotizaciones', 'rates', moneda, tipo),
    queryFn: ({ signal }) =>
      call<Page<Entry>>('GET', 'cotizaciones', { ...asked({ moneda, tipo, size: 200, activo: true }), signal }),
    placeholderData: keepPreviousData,
  })

const changed = () => queryClient.invalidateQueries({ queryKey: key() })

export async function createEntry({ path, names }: Source, body: object, once: Record<string, string>) {
  const entry = await call<Entry>('POST', path, { body, headers: { ...headers, ...once } }, names)
  await changed()
  return entry
}

export async function updateEntry({ path, names }: Source, id: string, body: object): Promise<Entry> {
  return call<Entry>('PATCH', `${path}/{id}`, { body }, { ...names, id }).finally(changed)
}

/** An entry as it is now. */
export const loadEntry = ({ path, names }: Source, id: string): Promise<Entry> =>
  call<Entry>('GET', `${path}/{id}`, {}, { ...names, id })

/** Puts the rubros below one in a new order, which shows at once; it is taken back where the server does not take it. */
export async function orderRubros(view: CatalogueView, padreId: string | null, ids: string[]): Promise<void> {
  const { queryKey } = entriesQuery(view)
  queryClient.setQueryData<Page<Entry>>(
    queryKey,
    (before) => before && { ...before, items: inOrder(before.items, ids) },
  )
  try {
    await call('PUT', 'rubros', { body: { padreId, ids } })
  } finally {
    await changed()
  }
}

const inOrder = (entries: Entry[], ids: string[]) =>
  entries.map((entry) => (ids.includes(entry.id) ? { ...entry, orden: ids.indexOf(entry.id) + 1 } : entry))

export type Loaded = { creados: number; cambiados: number; iguales: number }

/** Many values of a series in one call: of an index, of a material's prices, or rates. */
export type Load =
  | { path: 'indices/{indiceId}/valores'; id: string; body: { valores: object[] } }
  | { path: 'materiales/{materialId}/precios'; id: string; body: { precios: object[] } }
  | { path: 'cotizaciones'; body: { cotizaciones: object[] } }

const sendLoad = (load: Load, query: Query, signal?: AbortSignal) => {
  const names = 'id' in load ? { indiceId: load.id, materialId: load.id } : {}
  return call<Loaded>('PUT', load.path, { ...asked(query), body: load.body, ...(signal && { signal }) }, names)
}

/** Stores them all, or none. */
export async function loadSeries(load: Load): Promise<Loaded> {
  const loaded = await sendLoad(load, {})
  await changed()
  return loaded
}

/** What a load would do; it stores nothing. */
export const tryLoad = (load: Load, signal: AbortSignal) => sendLoad(load, { simular: true }, signal)

/** The whole list of a view as a file. */
export function exportEntries(view: CatalogueView, formato: 'csv' | 'xlsx'): Promise<Blob> {
  return call<Blob>('GET', view.noun, { ...asked({ ...listQuery(view), formato }), parseAs: 'blob' })
}
