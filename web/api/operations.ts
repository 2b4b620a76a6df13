/** The typed client: calls, queries and mutations of the contract's operations by their id. */
import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryKey } from '@tanstack/react-query'
import type { areaOperations, operations } from '../../openapi/generated/schema.d.ts'
import { answer, api } from './client.ts'
import { describe } from './operation-table.ts'
import { ApiError } from './problem.ts'
import { queryClient } from './query-client.ts'

export type OperationId = keyof operations
/** An area of the contract: the tag of its operations. */
export type Area = keyof areaOperations

/** Optional properties may also be undefined, and are then not sent. */
type Loose<Part> = { [Name in keyof Part]: object extends Pick<Part, Name> ? Part[Name] | undefined : Part[Name] }
type Parameters<Id extends OperationId, Place extends 'path' | 'query'> = [
  NonNullable<operations[Id]['parameters'][Place]>,
] extends [never]
  ? unknown
  : Loose<NonNullable<operations[Id]['parameters'][Place]>>
type JsonOrForm<Content> = Content extends { 'application/json': infer Json }
  ? Json
  : Content extends { 'multipart/form-data': unknown }
    ? FormData
    : Blob
type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? { body: JsonOrForm<Content> }
  : operations[Id] extends { requestBody?: { content: infer Content } }
    ? { body?: JsonOrForm<Content> }
    : unknown

/** The input of an operation: path and query parameters, `body`, and `headers` such as an `Idempotency-Key`. */
export type Input<Id extends OperationId> = Parameters<Id, 'path'> &
  Parameters<Id, 'query'> &
  Body<Id> & { headers?: Record<string, string> }

type Success<Responses> = Responses[keyof Responses & (200 | 201 | 202 | 204)]
/** The output of an operation: its JSON, or `undefined` without content. */
export type Output<Id extends OperationId> =
  Success<operations[Id]['responses']> extends { content: infer Content }
    ? Content extends { 'application/json': infer Json }
      ? Json
      : unknown
    : undefined

/** The input is optional if nothing in it is required. */
type Arguments<Id extends OperationId, Last extends unknown[]> =
  object extends Input<Id> ? [input?: Input<Id>, ...Last] : [input: Input<Id>, ...Last]

function request(id: OperationId, input: { body?: unknown; headers?: Record<string, string> } = {}, more: object = {}) {
  const { method, path } = describe(id)
  const { body, headers, ...parameters } = input
  const isInPath = ([name]: [string, unknown]) => path.includes(`{${name}}`)
  const params = {
    path: Object.fromEntries(Object.entries(parameters).filter(isInPath)),
    query: Object.fromEntries(Object.entries(parameters).filter((entry) => !isInPath(entry))),
  }
  // The types above check the input; here parameters and body are sent by the generated table.
  const send = api.request as unknown as (method: string, path: string, init: object) => ReturnType<typeof api.request>
  return answer(
    send(method, path, { params, ...more, ...(body !== undefined && { body }), ...(headers && { headers }) }),
  )
}

/** `keepalive`: the request survives its page. `fetch` replaces the browser's, such as `progressFetch` for uploads. */
type CallOptions = {
  signal?: AbortSignal | undefined
  keepalive?: boolean
  fetch?: (request: Request) => Promise<Response>
}

/**
 * Calls an operation: `call('getPago', { proyectoId, id })`. Path and query parameters are in one object.
 * @throws ApiError for error responses and failed requests.
 */
export function call<Id extends OperationId>(
  id: Id,
  ...[input, options]: Arguments<Id, [CallOptions?]>
): Promise<Output<Id>> {
  return request(id, input, options) as Promise<Output<Id>>
}

/** Calls an operation that returns a file. */
export function download<Id extends OperationId>(
  id: Id,
  ...[input, options]: Arguments<Id, [CallOptions?]>
): Promise<Blob> {
  return request(id, input, { parseAs: 'blob', ...options }) as Promise<unknown> as Promise<Blob>
}

/** As `download`, for a file that may not fit into memory. */
export function downloadStream<Id extends OperationId>(
  id: Id,
  ...[input, options]: Arguments<Id, [CallOptions?]>
): Promise<ReadableStream<Uint8Array>> {
  return request(id, input, { parseAs: 'stream', ...options }) as Promise<unknown> as Promise<
    ReadableStream<Uint8Array>
  >
}

/** The key of an operation's query; without input, the common prefix of all its queries. */
export const keyOf = <Id extends OperationId>(id: Id, input?: Partial<Input<Id>>): QueryKey =>
  input === undefined ? [describe(id).area, id] : [describe(id).area, id, input]

type Paged = { page: number; lastPage: number }

const isBeyondEnd = (answer: unknown): answer is Paged => {
  const { page, lastPage } = (answer ?? {}) as Partial<Paged>
  return typeof page === 'number' && typeof lastPage === 'number' && page > lastPage
}

/** Loads an operation. A page beyond the last one has the rows of the last one; its `page` stays the requested one. */
async function load(id: OperationId, input: object | undefined, signal: AbortSignal): Promise<unknown> {
  const answer: unknown = await request(id, input, { signal })
  if (!isBeyondEnd(answer)) return answer
  const { page, lastPage } = answer
  const lastInput: object = { ...input, page: lastPage }
  return { ...((await request(id, lastInput, { signal })) as object), page }
}

/** The query of an operation. Spread it to add options: `{ ...q('getPago', { id }), retry: false }`. */
export function q<Id extends OperationId>(id: Id, ...[input]: Arguments<Id, []>) {
  return queryOptions({
    queryKey: keyOf(id, (input ?? {}) as Partial<Input<Id>>),
    queryFn: ({ signal }): Promise<Output<Id>> => load(id, input, signal) as Promise<Output<Id>>,
  })
}

/** The lists with numbered pages. */
type ListId = { [Id in OperationId]: Output<Id> extends Paged ? Id : never }[OperationId]

/** All pages of a list, loaded one after another by `useInfiniteQuery`. Its key differs from that of a single page (`q`). */
export function pagesOf<Id extends ListId>(id: Id, input: Input<Id>) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(id, input), 'pages'],
    queryFn: ({ signal, pageParam: page }) =>
      request(id, { ...input, page }, { signal }) as Promise<Output<Id> & Paged>,
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }: Paged) => (page < lastPage ? page + 1 : undefined),
  })
}

/** The rows of all pages of a list, for choices that need every row. Its key differs from that of a single page (`q`). */
export function allOf<Id extends ListId>(id: Id, input: Input<Id>) {
  type Rows = Extract<Output<Id>, { items: unknown[] }>['items']
  return queryOptions({
    queryKey: [...keyOf(id, input), 'all'],
    async queryFn({ signal }): Promise<Rows> {
      const rows: unknown[] = []
      for (let page = 1, lastPage = 1; page <= lastPage; page++) {
        const list = (await request(id, { ...input, size: 200, page }, { signal })) as Paged & { items: unknown[] }
        rows.push(...list.items)
        lastPage = list.lastPage
      }
      return rows as Rows
    },
  })
}

/** What a change invalidates: a whole area, or the queries with this key prefix (`keyOf`). */
export type Stale = Area | QueryKey

/** Refetches active queries; others are refetched when they are needed. */
export async function invalidate(...stale: readonly Stale[]): Promise<void> {
  const keys = stale.map((each) => (typeof each === 'string' ? [each] : each))
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

type MutateOptions = {
  /** Default: its own area. */
  invalidates?: readonly Stale[]
  /** Stays pending until the refetch is done: for a list that must contain the record once its form has closed. */
  waits?: boolean
}

/** Refused because the page's data are stale: the record was changed or deleted. */
const isStale = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 409)

/** The mutation of an operation. Invalidates `invalidates` on success, and on a refusal for stale data. */
export function mutate<Id extends OperationId>(
  id: Id,
  { invalidates = [describe(id).area], waits = false }: MutateOptions = {},
) {
  return mutationOptions({
    // The key lets pages ignore the event of their own change. Not with `waits`: meanwhile events of other users may arrive.
    ...(!waits && { mutationKey: [describe(id).area] }),
    mutationFn: (input: Input<Id>): Promise<Output<Id>> => request(id, input) as Promise<Output<Id>>,
    async onSettled(_answer: unknown, error: Error | null) {
      if (error !== null && !isStale(error)) return
      const refetched = invalidate(...invalidates)
      if (waits && error === null) await refetched
    },
  })
}
