import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { activeDeveloperId } from '../../../lib/session.ts'
import { nounOf, type Entry, type NounKey } from './nouns.ts'
import type { CatalogueView } from './view.ts'

export type Page<Row> = { items: Row[]; total: number; lastPage: number }
export type Change = {
  id: string
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

const listQuery = ({ noun, search, state, sort, order, page, size }: CatalogueView): Query => ({
  search: search || undefined,
  ...(state !== 'todos' && { activo: state === 'activos' }),
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

/** The first entries of a catalogue, to choose from. */
export const choicesQuery = (noun: NounKey) =>
  queryOptions({
    queryKey: key(noun, 'choices'),
    queryFn: async ({ signal }) => {
      const { items } = await call<Page<Entry>>('GET', noun, { ...asked({ activo: true, size: 200 }), signal })
      return items.map((entry) => ({ value: entry.id, label: nounOf(noun).label(entry) }))
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

/** The last values of an index or prices of a material, the newest first. */
export const seriesQuery = (path: 'indices/{indiceId}/valores' | 'materiales/{materialId}/precios', id: string) =>
  queryOptions({
    queryKey: key('series', path, id),
    queryFn: ({ signal }) =>
      call<Page<Entry>>('GET', path, { ...asked({ size: 200 }), signal }, { indiceId: id, materialId: id }),
  })

/** The last selling rates of the official dollar, the newest first. */
export const dollarQuery = () =>
  queryOptions({
    queryKey: key('cotizaciones', 'dollar'),
    queryFn: ({ signal }) =>
      call<Page<Entry>>('GET', 'cotizaciones', { ...asked({ moneda: 'USD', tipo: 'oficial', size: 200 }), signal }),
  })

const changed = () => queryClient.invalidateQueries({ queryKey: key() })

export async function createEntry(noun: NounKey, body: object, once: Record<string, string>): Promise<Entry> {
  const entry = await call<Entry>('POST', noun, { body, headers: { ...headers, ...once } })
  await changed()
  return entry
}

export async function updateEntry(noun: NounKey, id: string, body: object): Promise<Entry> {
  const entry = await call<Entry>('PATCH', `${noun}/{id}`, { body }, { id })
  await changed()
  return entry
}

export async function orderRubros(padreId: string | null, ids: string[]): Promise<void> {
  await call('PUT', 'rubros', { body: { padreId, ids } })
  await changed()
}

export type Loaded = { creados: number; cambiados: number; iguales: number }

export async function loadValues(indiceId: string, valores: object[]): Promise<Loaded> {
  const loaded = await call<Loaded>('PUT', 'indices/{indiceId}/valores', { body: { valores } }, { indiceId })
  await changed()
  return loaded
}

export async function loadRates(cotizaciones: object[]): Promise<Loaded> {
  const loaded = await call<Loaded>('PUT', 'cotizaciones', { body: { cotizaciones } })
  await changed()
  return loaded
}

export async function addPrice(materialId: string, body: object): Promise<void> {
  await call('POST', 'materiales/{materialId}/precios', { body }, { materialId })
  await changed()
}

/** The whole list of a view as a file. */
export function exportEntries(view: CatalogueView, formato: 'csv' | 'xlsx'): Promise<Blob> {
  return call<Blob>('GET', view.noun, { ...asked({ ...listQuery(view), formato }), parseAs: 'blob' })
}
