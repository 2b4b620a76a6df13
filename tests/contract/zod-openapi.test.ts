/** Input is validated by the schemas registered with @hono/zod-openapi. */
import { z, type ZodType } from 'zod'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useTestServer } from '../support/server.ts'
import { allOperations, type Described } from './schemas.ts'

const server = useTestServer()
afterEach(() => vi.restoreAllMocks())

const isIn = (operation: Described, place: string) => operation.parameters.some((each) => each.in === place)
const takes = ({ entry }: Described, type: string) => Boolean(entry.operation.requestBody?.content[type])
const hasJson = (operation: Described) => takes(operation, 'application/json')

/** A body of a media type that the operation accepts; others are refused before validation. */
function emptyBody(operation: Described): object {
  if (hasJson(operation)) return { wrong: {} }
  return takes(operation, 'multipart/form-data') ? { wrong: new FormData() } : {}
}

/** The schemas registered for a route, by the part of the request that they validate. */
function registeredSchemas({ entry }: Described): Record<string, ZodType> | undefined {
  const found = server.current.app.openAPIRegistry.definitions.find(
    (each) => each.type === 'route' && each.route.path === entry.path && each.route.method === entry.method,
  )
  if (found?.type !== 'route') return undefined
  const { query, params, body } = found.route.request ?? {}
  const media = body?.content['application/json']
  const json = media && 'schema' in media ? media.schema : undefined
  const places = { query, path: params, body: json }
  return Object.fromEntries(Object.entries(places).filter(([, schema]) => schema)) as Record<string, ZodType>
}

describe('@hono/zod-openapi', () => {
  it('has a route with schemas for each operation', () => {
    for (const operation of allOperations) {
      const places = ['query', 'path'].filter((place) => isIn(operation, place))
      const expected = [...places, ...(hasJson(operation) ? ['body'] : [])]
      const registered = registeredSchemas(operation)
      expect([operation.id, registered && Object.keys(registered)]).toEqual([operation.id, expected])
    }
  })

  it('refuses what one of its schemas refuses, in every operation', async () => {
    const error = new z.ZodError([{ code: 'custom', path: ['prueba'], message: '', input: undefined }])
    const api = await server.current.as('demo@obra.test')
    for (const operation of allOperations) {
      const schemas = registeredSchemas(operation) ?? {}
      const params = Object.fromEntries(operation.parameters.map(({ name }) => [name, '1']))
      for (const refusing of Object.keys(schemas)) {
        for (const [place, schema] of Object.entries(schemas)) {
          const result = place === refusing ? { success: false, error } : { success: true, data: {} }
          vi.spyOn(schema, 'safeParseAsync').mockResolvedValue(result as never)
        }
        const answer = await api(operation.id as never, { params, ...emptyBody(operation) } as never)
        const { issues } = answer.body as { issues?: { field: string }[] }
        expect([operation.id, refusing, answer.status, issues?.[0]?.field]).toEqual([
          operation.id,
          refusing,
          400,
          'prueba',
        ])
        vi.restoreAllMocks()
      }
    }
  })
})
