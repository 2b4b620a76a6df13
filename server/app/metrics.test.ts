import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'
import type { Env } from '../http/env.ts'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { withMetrics } from './metrics.ts'

const server = useTestServer()
const token = 'a token of Prometheus'
let app: ReturnType<typeof createApp>

const get = (path: string, authorization?: string) =>
  app.request(path, authorization === undefined ? {} : { headers: { authorization } })

/** The lines of a metric. */
async function figures(name: string): Promise<string[]> {
  const response = await get('/metrics', `Bearer ${token}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
  return (await response.text()).split('\n').filter((line) => line.startsWith(name))
}

describe('/metrics', () => {
  beforeAll(() => {
    const web = new Hono<Env>().get('*', (c) => c.html('<p>Obra</p>'))
    app = createApp(withMetrics(server.current.services, token), web)
  })

  it('requires the token', async () => {
    for (const wrong of [undefined, '', 'Bearer', 'Bearer other', token]) {
      expect((await get('/metrics', wrong)).status, String(wrong)).toBe(401)
    }
  })

  it('counts answers by operation and status, with their duration', async () => {
    await get('/api/health')
    await get('/api/common/user')
    await get('/api/nothing')
    expect(await figures('obra_requests_total')).toEqual(
      expect.arrayContaining([
        'obra_requests_total{operation="getHealth",status="200"} 1',
        'obra_requests_total{operation="getUser",status="401"} 1',
        expect.stringMatching(/^obra_requests_total\{operation="other",status="404"\} [1-9]/),
      ]),
    )
    expect(await figures('obra_request_seconds_count{operation="getHealth"}')).toHaveLength(1)
  })

  it('counts writes with their duration, open streams, and pending mail', async () => {
    const { store } = withMetrics(server.current.services, token)
    expect(store.kind).toBe(server.current.services.store.kind)
    await app.request('/api/auth/sign-in', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@obra.test', password: 'wrong' }),
    })
    expect(await figures('obra_store_write_seconds_count{outcome="committed"}')).not.toEqual([])
    expect(await figures('obra_streams_open')).toEqual(['obra_streams_open 0'])
    expect(await figures('obra_mails_waiting')).toEqual(['obra_mails_waiting 0'])
    expect(await figures('obra_postgres_connections')).toHaveLength(store.kind === 'postgresql' ? 3 : 0)
    expect(await figures('process_resident_memory_bytes')).toHaveLength(1)
  })

  it('answers 404 without a configured token, and never serves the web app', async () => {
    expect((await get('/metrics/other')).status).toBe(404)
    app = createApp(server.current.services)
    expect((await get('/metrics', `Bearer ${token}`)).status).toBe(404)
  })

  it('refuses a short token in the configuration', () => {
    expect(() => readConfig({ OBRA_METRICS_TOKEN: 'short' })).toThrow('OBRA_METRICS_TOKEN')
  })
})
