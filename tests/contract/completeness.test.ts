/** Every operation of the contract is served, and nothing is served that the contract does not describe. */
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../support/server.ts'
import { allOperations } from './schemas.ts'

const server = useTestServer()

/** Routes outside the contract: the contract itself and its pages (docs/domain/conventions.md, Names). */
const undescribed = new Set(['/api/openapi.json', '/api/docs', '/api/docs/start.js', '/api/docs/:file'])

describe('the contract', () => {
  it('has a route for each operation', () => {
    const served = new Set(server.current.app.routes.map(({ method, path }) => `${method} ${path}`))
    const missing = allOperations.filter(({ entry }) => {
      const path = entry.path.replace(/\{(\w+)\}/g, ':$1')
      return !served.has(`${entry.method.toUpperCase()} ${path}`)
    })
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  it('describes each served route', () => {
    const described = new Set(
      allOperations.map(({ entry }) => `${entry.method.toUpperCase()} ${entry.path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    const extra = server.current.app.routes.filter(
      ({ method, path }) => method !== 'ALL' && !undescribed.has(path) && !described.has(`${method} ${path}`),
    )
    expect(extra.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  it('requires a session for every operation that is not public', async () => {
    for (const operation of allOperations.filter((each) => !each.isPublic)) {
      const params = Object.fromEntries(operation.parameters.map(({ name }) => [name, '1']))
      const { status } = await server.current.anonymous(operation.id as never, { params } as never)
      expect([operation.id, status]).toEqual([operation.id, 401])
    }
  })

  it('returns 404 with a Problem for an unknown address', async () => {
    for (const path of ['/api/nada', '/api/docs/constructor', '/api/docs/..%2Fpackage.json']) {
      const response = await server.current.app.request(`http://obra.test${path}`)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.json()).toMatchObject({ isSuccess: false, error: 'NOT FOUND' })
    }
  })

  it('opens its event streams', async () => {
    for (const operation of allOperations.filter((each) => each.isEndless)) {
      const token = await server.current.tokenOf('demo@obra.test')
      const abort = new AbortController()
      const request = new Request(`http://obra.test${operation.entry.path}`, {
        headers: { Authorization: `Bearer ${token}` },
        signal: abort.signal,
      })
      const response = await server.current.app.request(request)
      expect([operation.id, response.status]).toEqual([operation.id, 200])
      expect(response.headers.get('content-type')).toContain('text/event-stream')
      await response.body?.cancel()
      abort.abort()
    }
  })
})
