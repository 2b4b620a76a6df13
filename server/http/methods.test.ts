import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'
import { allowedMethods } from './allowed-methods.ts'

const server = useTestServer()

const request = async (method: string, path: string, email?: string) => {
  const authorization = email && `Bearer ${await server.current.tokenOf(email)}`
  return server.current.app.request(path, { method, ...(authorization && { headers: { authorization } }) })
}

describe('a method that the path does not have', () => {
  it('is 405 with the methods that it has', async () => {
    const answer = await request('PUT', '/api/apps/contacts/contact')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'DELETE, GET, HEAD, PATCH, POST'])
    expect(await answer.json()).toMatchObject({
      error: 'Method not allowed',
      message: expect.stringContaining('PATCH'),
    })
  })

  it('is 405 for a path with an id, and 404 only for an unknown path', async () => {
    expect(allowedMethods('/api/Proyectos/1/pagos/abc')).toContain('GET')
    expect((await request('PUT', '/api/Proyectos/1/pagos/abc')).status).toBe(405)
    expect((await request('PUT', '/api/nada')).status).toBe(404)
  })

  it('is 405 for the pages of the web app', async () => {
    const answer = await request('POST', '/finanzas')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('HEAD', () => {
  it('is answered like GET, with its ETag and without a body', async () => {
    const path = '/api/common/user'
    const [get, head] = [await request('GET', path, 'demo@obra.test'), await request('HEAD', path, 'demo@obra.test')]
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, get.headers.get('etag'), ''])
  })

  it('ends the stream of events that GET would leave open', async () => {
    const answer = await request('HEAD', '/api/common/events', 'demo@obra.test')
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(server.current.services.streams.count()).toBe(0)
  })
})

it('the address for password managers leads to the screen that changes the password', async () => {
  const answer = await request('GET', '/.well-known/change-password')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/cuenta/contrasena'])
})
