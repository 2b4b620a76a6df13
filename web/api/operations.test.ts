// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import contract from '../../openapi/generated/openapi.json' with { type: 'json' }
import { call, download, invalidate, keyOf, mutate, allOf, pagesOf, q } from './operations.ts'
import { execute } from './attempt.ts'
import { queryClient } from './query-client.ts'

/** Responds to every request with a body, and returns the list of requests. */
function serve(body: unknown = {}) {
  const sent: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request)
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
  })
  return sent
}
const line = ({ method, url }: Request) => `${method} ${new URL(url).pathname}${new URL(url).search}`

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

describe('a query of a page beyond the last one', () => {
  it('has the rows of the last page, and keeps the requested number', async () => {
    const sent: string[] = []
    vi.stubGlobal('fetch', async (request: Request) => {
      sent.push(line(request))
      const page = Number(new URL(request.url).searchParams.get('page'))
      return Response.json({ items: page > 17 ? [] : ['last'], total: 410, page, size: 25, lastPage: 17 })
    })
    const answer = await queryClient.fetchQuery(q('listPagos', { proyectoId: 7, page: 99 }))
    expect(answer).toMatchObject({ items: ['last'], page: 99, lastPage: 17 })
    expect(sent.map((each) => each.split('?')[1])).toEqual(['page=99', 'page=17'])
  })
})

describe('a call by operationId', () => {
  it('puts parameters into path or query and omits undefined ones', async () => {
    const sent = serve()
    await call('getPago', { proyectoId: 7, id: 'a b' })
    await call('listPagos', { proyectoId: 7, page: 2, search: undefined })
    await call('listCourses')
    expect(sent.map(line)).toEqual([
      'GET /api/Proyectos/7/pagos/a%20b',
      'GET /api/Proyectos/7/pagos?page=2',
      'GET /api/apps/academy/courses',
    ])
  })

  it('sends body and headers', async () => {
    const sent = serve()
    await call('registerComprobante', {
      proyectoId: 7,
      id: '1',
      body: { version: 3 },
      headers: { 'Idempotency-Key': 'k' },
    })
    const [request] = sent
    expect(line(request!)).toBe('POST /api/Proyectos/7/comprobantes/1/registrar')
    expect(await request!.json()).toEqual({ version: 3 })
    expect(request!.headers.get('Idempotency-Key')).toBe('k')
  })

  it('supports keepalive and another fetch', async () => {
    const sent: Request[] = []
    const fetch = async (request: Request) => {
      sent.push(request)
      return Response.json({ stored: true })
    }
    const stored = await call(
      'updateMessage',
      { body: { id: '1', message: { read: true } } },
      { keepalive: true, fetch },
    )
    expect(stored).toEqual({ stored: true })
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true])
  })

  it('downloads a file', async () => {
    serve('fecha;importe')
    const file = await download('listPagos', { proyectoId: 7, formato: 'csv' })
    expect(await file.text()).toContain('fecha;importe')
  })

  // Path, query, body and headers share one input object.
  it('has no name for two kinds of parameters', () => {
    type Parameter = { in?: string; name?: string; $ref?: string }
    const shared = contract.components.parameters as Record<string, Parameter>
    const named = ({ $ref, ...own }: Parameter) => ($ref ? shared[$ref.split('/').at(-1)!]! : own)
    const twice = Object.values(contract.paths).flatMap((item) =>
      Object.values(item as Record<string, { operationId: string; parameters?: Parameter[] }>).filter(
        ({ parameters = [] }) => {
          const names = parameters.map(named).flatMap((each) => (each.in === 'header' ? [] : [each.name!]))
          return new Set([...names, 'body', 'headers']).size < names.length + 2
        },
      ),
    )
    expect(twice.map(({ operationId }) => operationId)).toEqual([])
  })
})

describe('the pages of a list', () => {
  it('are loaded up to the last one, under a key of their own', async () => {
    const sent: string[] = []
    vi.stubGlobal('fetch', async (request: Request) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      sent.push(line(request))
      return Response.json({ items: [], page, lastPage: 2 })
    })
    const comments = pagesOf('listCardComments', { cardId: 'c' })
    expect(comments.queryKey).toEqual(['scrumboard', 'listCardComments', { cardId: 'c' }, 'pages'])
    const { pages } = await queryClient.fetchInfiniteQuery({ ...comments, pages: 5 })
    expect(pages.map(({ page }) => page)).toEqual([1, 2])
    expect(sent).toEqual([1, 2].map((page) => `GET /api/apps/scrumboard/board/card/comments?cardId=c&page=${page}`))
  })
})

describe('all rows of a list', () => {
  it('are loaded page by page', async () => {
    const sent: string[] = []
    vi.stubGlobal('fetch', async (request: Request) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      sent.push(line(request))
      return Response.json({ items: [{ id: `r${page}` }], page, lastPage: 2 })
    })
    const rows = await queryClient.fetchQuery(allOf('listRubros', { desarrolladoraId: 3 }))
    expect(rows.map(({ id }) => id)).toEqual(['r1', 'r2'])
    expect(sent).toEqual([1, 2].map((page) => `GET /api/Desarrolladoras/3/rubros?size=200&page=${page}`))
  })
})

describe('queries and mutations by operationId', () => {
  it('have keys of area, id and input', () => {
    expect(q('listPagos', { proyectoId: 7 }).queryKey).toEqual(['pagos', 'listPagos', { proyectoId: 7 }])
    expect(q('listCourses').queryKey).toEqual(['academy', 'listCourses', {}])
    expect(keyOf('listPagos')).toEqual(['pagos', 'listPagos'])
  })

  it('invalidate their own area, or the given ones', async () => {
    serve()
    const load = () =>
      Promise.all([
        queryClient.fetchQuery(q('listPagos', { proyectoId: 7 })),
        queryClient.fetchQuery(q('listCobros', { proyectoId: 7 })),
      ])
    const stale = () =>
      queryClient
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.isInvalidated)
        .map(({ queryKey }) => queryKey[0])
    const input = { proyectoId: 7, id: '1', body: { motivo: 'Repetido' } }
    await load()
    await execute(mutate('annulPago'), input)
    expect(stale()).toEqual(['pagos'])
    queryClient.clear()
    await load()
    await execute(mutate('annulPago', { invalidates: ['cobros'] }), input)
    expect(stale()).toEqual(['cobros'])
    await invalidate(keyOf('listPagos'))
    expect(stale()).toEqual(['pagos', 'cobros'])
  })

  it('invalidate after a failure only if it means stale data', async () => {
    serve()
    await queryClient.fetchQuery(q('getPago', { proyectoId: 7, id: '1' }))
    const refuse = async (status: number) => {
      vi.stubGlobal('fetch', async () => Response.json({ message: 'No.' }, { status }))
      const sent = execute(mutate('annulPago'), { proyectoId: 7, id: '1', body: { motivo: 'Repetido' } })
      await expect(sent).rejects.toMatchObject({ status })
      return queryClient.getQueryState(q('getPago', { proyectoId: 7, id: '1' }).queryKey)!.isInvalidated
    }
    vi.spyOn(console, 'error').mockReturnValue()
    expect([await refuse(400), await refuse(503), await refuse(409)]).toEqual([false, false, true])
  })
})
