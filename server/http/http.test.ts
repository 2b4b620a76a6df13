import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'
import { createApp } from '../app/app.ts'
import { readConfig } from '../app/config.ts'
import { pdfFramePolicy } from './pdf-frame-policy.ts'
import { webApp } from './static.ts'

const server = useTestServer()
const lines: string[] = []
const folder = mkdtempSync(path.join(tmpdir(), 'obra-web-'))
let listening: ServerType
let address = ''

beforeAll(async () => {
  const page =
    '<!doctype html><html data-sign-up="open" data-sample="no"><script nonce="__CSP_NONCE__"></script><p>Obra</p>'
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'index.html'), page)
  writeFileSync(path.join(folder, 'assets/app-a1b2c3d4.js'), 'export {}')
  writeFileSync(path.join(folder, 'assets/pdf-frame.html'), '<!doctype html>')
  writeFileSync(path.join(folder, 'assets/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const logger = pino({ base: null }, { write: (line: string) => void lines.push(line) })
  const app = createApp({ ...server.current.services, logger }, webApp(folder))
  listening = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(started))
  })
  address = `http://127.0.0.1:${(listening.address() as { port: number }).port}`
})

afterAll(async () => {
  await new Promise((resolve) => listening.close(resolve))
  rmSync(folder, { recursive: true })
})

const signIn = (body: object) =>
  fetch(`${address}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

async function demoToken(): Promise<string> {
  const answer = await signIn({ email: 'demo@obra.test', password: 'obra-demo-2026' })
  return ((await answer.json()) as { accessToken: string }).accessToken
}

it('the API description has an ETag and answers 304', async () => {
  const first = await fetch(`${address}/api/openapi.json`)
  const etag = first.headers.get('etag')!
  expect(await first.json()).toMatchObject({ openapi: expect.stringMatching(/^3\./) })
  const again = await fetch(`${address}/api/openapi.json`, { headers: { 'If-None-Match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(first.headers.get('cache-control')).toBe('no-cache')
})

describe('every answer of the API', () => {
  it.each(['/api/health', '/api/nada', '/api/common/user'])(
    '%s has security headers and is not cached',
    async (place) => {
      const { headers } = await fetch(address + place)
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
      expect(headers.get('permissions-policy')).toContain('camera=(self), geolocation=()')
      expect(headers.has('x-powered-by')).toBe(false)
    },
  )

  it('has Strict-Transport-Security only with an HTTPS public URL', async () => {
    expect((await fetch(`${address}/api/health`)).headers.has('strict-transport-security')).toBe(false)
    const app = createApp({ ...server.current.services, publicUrl: 'https://obra.test' })
    const { headers } = await app.request('/api/health')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  it('has a unique request id, which is in the Problem too', async () => {
    const [one, other] = [await fetch(`${address}/api/nada`), await fetch(`${address}/api/nada`)]
    const { requestId } = (await one.json()) as { requestId: string }
    expect(requestId).toBe(one.headers.get('x-request-id'))
    expect(requestId).not.toBe(other.headers.get('x-request-id'))
  })

  it('is compressed if it is long and the client accepts gzip', async () => {
    const encodingOf = async (place: string, accepted: string) =>
      (await fetch(address + place, { headers: { 'Accept-Encoding': accepted } })).headers.get('content-encoding')
    expect(await encodingOf('/api/openapi.json', 'gzip')).toBe('gzip')
    expect(await encodingOf('/api/openapi.json', 'identity')).toBe(null)
    expect(await encodingOf('/api/health', 'gzip')).toBe(null)
    const token = await demoToken()
    const navigation = (accepted: string) =>
      fetch(`${address}/api/common/navigation`, {
        headers: { Authorization: `Bearer ${token}`, 'Accept-Encoding': accepted },
      })
    const codings = { 'br, gzip;q=0.5': 'gzip', deflate: 'deflate', 'gzip;q=0, deflate': 'deflate', 'gzip;q=0': null }
    for (const [accepted, coding] of Object.entries(codings)) {
      const answer = await navigation(accepted)
      expect(answer.headers.get('content-encoding'), accepted).toBe(coding)
      expect(answer.headers.get('vary')).toContain('Accept-Encoding')
      expect(await answer.json()).toBeTruthy()
    }
  })
})

describe('a page of another origin', () => {
  const allowed = 'https://tablero.obra.test'
  const ask = (origin: string, init: RequestInit = {}) =>
    createApp({ ...server.current.services, corsOrigins: [allowed] }).request('/api/common/user', {
      ...init,
      headers: { Origin: origin, ...init.headers },
    })

  it('may call the API with a token if its origin is configured', async () => {
    const asked = { 'Access-Control-Request-Method': 'PATCH', 'Access-Control-Request-Headers': 'authorization' }
    const before = await ask(allowed, { method: 'OPTIONS', headers: asked })
    expect(before.status).toBe(204)
    expect(Object.fromEntries(before.headers)).toMatchObject({
      'access-control-allow-origin': allowed,
      'access-control-allow-methods': expect.stringContaining('PATCH'),
      'access-control-allow-headers': 'authorization',
    })
    const answer = await ask(allowed, { headers: { Authorization: `Bearer ${await demoToken()}` } })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, allowed])
    expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After')
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false)
    const refused = await ask(allowed)
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, allowed])
  })

  it('gets no CORS headers if its origin is not configured', async () => {
    expect((await ask('https://otra.test')).headers.has('access-control-allow-origin')).toBe(false)
    const answer = await fetch(`${address}/api/health`, { headers: { Origin: allowed } })
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
  })

  it('is configured by a bare origin', () => {
    expect(readConfig({ OBRA_CORS_ORIGINS: `${allowed}, http://localhost:5173` }).corsOrigins).toHaveLength(2)
    for (const wrong of ['*', 'tablero.obra.test', `${allowed}/`, 'null', 'ftp://obra.test'])
      expect(() => readConfig({ OBRA_CORS_ORIGINS: wrong })).toThrow('OBRA_CORS_ORIGINS')
  })
})

describe('the log', () => {
  it('has one line per request, also if refused, with the user and no secret', async () => {
    lines.length = 0
    const token = await demoToken()
    await signIn({ email: 'demo@obra.test', password: 'secreto-del-cuerpo' })
    const headers = { Authorization: `Bearer ${token}` }
    await fetch(`${address}/api/common/user?token=secreto-de-la-direccion`, { headers })
    await fetch(`${address}/api/common/user`)
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(logged.map(({ path: place, status }) => [place, status])).toEqual([
      ['/api/auth/sign-in', 200],
      ['/api/auth/sign-in', 404],
      ['/api/common/user', 200],
      ['/api/common/user', 401],
    ])
    expect(logged[2]).toMatchObject({ userId: '0b7c9d1e-5f0a-4c1b-9a51-6e1d2f3a4b01', address: '127.0.0.1' })
    expect(Object.keys(logged[0]!).toSorted()).toEqual(
      ['address', 'level', 'method', 'milliseconds', 'msg', 'path', 'requestId', 'status', 'time'].toSorted(),
    )
    for (const secret of [token, 'obra-demo-2026', 'secreto-del-cuerpo', 'secreto-de-la-direccion', 'demo@obra.test']) {
      expect(lines.join('')).not.toContain(secret)
    }
  })
})

describe('a body over the limit', () => {
  const post = (body: BodyInit, more: object = {}) =>
    fetch(`${address}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      ...more,
    })

  it('is refused with 413, with or without Content-Length', async () => {
    const large = 'x'.repeat(2 * 1024 * 1024)
    const stream = new Blob([large]).stream()
    expect((await post(large)).status).toBe(413)
    expect((await post(stream, { duplex: 'half' })).status).toBe(413)
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
  })

  it('that ends before its Content-Length does not affect other requests', async () => {
    const { hostname, port } = new URL(address)
    const request = http.request({ hostname, port, method: 'POST', path: '/api/auth/sign-in' })
    request.on('error', () => {})
    request.setHeader('Content-Type', 'application/json').setHeader('Content-Length', '1000').flushHeaders()
    request.write('{"email":')
    await new Promise((resolve) => setTimeout(resolve, 20))
    request.destroy()
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
  })
})

describe('the web app', () => {
  it('serves its page at every path that is no file, with a new nonce each time', async () => {
    const nonces = new Set<string>()
    for (const place of ['/', '/sign-in', '/apps/contacts/1', '/index.html']) {
      const answer = await fetch(address + place)
      const text = await answer.text()
      const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? ''
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect([place, answer.status, policy.includes(`script-src 'self' 'nonce-${nonce}'`)]).toEqual([place, 200, true])
      expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|\*/)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(4)
  })

  it('serves the PDF frame with its own policy, without network and with an opaque origin', async () => {
    const frame = await fetch(`${address}/assets/pdf-frame.html`)
    expect(frame.headers.get('content-security-policy')).toBe(pdfFramePolicy)
    expect(pdfFramePolicy).toMatch(/connect-src 'none'.*frame-ancestors 'self'; sandbox allow-scripts allow-modals$/)
  })

  it('sends the headers of documents only with documents, and a short policy for workers with scripts', async () => {
    const headersOf = async (place: string) => Object.fromEntries((await fetch(address + place)).headers)
    const script = await headersOf('/assets/app-a1b2c3d4.js')
    expect(script).toMatchObject({
      'content-security-policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    for (const name of ['cross-origin-opener-policy', 'permissions-policy', 'x-frame-options']) {
      expect(script).not.toHaveProperty(name)
      for (const place of ['/sign-in', '/assets/logo.svg', '/assets/pdf-frame.html', '/assets/no.js'])
        expect(await headersOf(place), place).toHaveProperty(name)
    }
    const picture = await headersOf('/assets/logo.svg')
    expect(picture['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('marks in its page whether sign-up is open', async () => {
    const pageOf = async (app: ReturnType<typeof webApp>) => (await app.request('/sign-in')).text()
    expect(await pageOf(webApp(folder))).toContain('<html data-sign-up="open" data-sample="no">')
    expect(await pageOf(webApp(folder, { isSignUpOpen: false }))).toContain(
      '<html data-sign-up="closed" data-sample="no">',
    )
  })

  it('marks in its page whether the store has sample data, for each request, and works without the store', async () => {
    let answer: () => Promise<boolean> = () => Promise.resolve(true)
    const app = webApp(folder, { isSample: () => answer() })
    const page = async () => (await app.request('/sign-in')).text()
    expect(await page()).toContain('data-sample="yes"')
    answer = () => Promise.resolve(false)
    expect(await page()).toContain('data-sample="no"')
    answer = () => Promise.reject(new Error('no store'))
    expect(await page()).toContain('data-sample="no"')
  })

  it('lets hashed files be cached for good and others for an hour', async () => {
    const cacheOf = async (place: string) => (await fetch(address + place)).headers.get('cache-control')
    expect(await cacheOf('/assets/app-a1b2c3d4.js')).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf('/assets/logo.svg')).toBe('public, max-age=3600')
  })

  it('serves nothing from outside its folder, and answers 404 for missing files', async () => {
    for (const place of ['/assets/no.js', '/..%2f..%2fetc%2fpasswd.txt', '/assets/..%5c..%5cpackage.json']) {
      expect([place, (await fetch(address + place)).status]).toEqual([place, 404])
    }
  })
})
