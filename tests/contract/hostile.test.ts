/** Hostile requests to every operation: invalid JSON, oversized bodies, invalid sessions. */
import { SignJWT, UnsecuredJWT } from 'jose'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { requirePromised } from '../support/contract.ts'
import { addressOf, useTestServer } from '../support/server.ts'
import { inputArbitrary, type Input } from './generate.ts'
import { harvest, type Harvest } from './ids.ts'
import { seed, send } from './run.ts'
import { allOperations, type Described } from './schemas.ts'

const server = useTestServer()
const withBody = allOperations.filter((operation) => operation.body)
const withJson = withBody.filter((operation) => operation.body?.media === 'application/json')
let token = ''
let ids: Harvest

beforeAll(async () => {
  token = await server.current.tokenOf('demo@obra.test')
  ids = await harvest(server.current.withToken(token))
})

/** Sends a raw body; the answer is checked against the contract. */
async function sendRaw(
  operation: Described,
  body: string | Uint8Array<ArrayBuffer>,
  contentType: string | undefined,
): Promise<number> {
  // In a company of the account; otherwise the call is refused before its body is read.
  const { params } = sample(operation)
  const request = new Request(`http://obra.test${addressOf(operation.id, { params })}`, {
    method: operation.entry.method.toUpperCase(),
    headers: { Authorization: `Bearer ${token}`, 'Content-Length': String(Buffer.byteLength(body)) },
    body,
  })
  if (contentType) request.headers.set('Content-Type', contentType)
  else request.headers.delete('Content-Type')
  const response = await server.current.app.request(request)
  requirePromised(operation.id, response.status, await response.json())
  return response.status
}

const sample = (operation: Described): Input =>
  fc.sample(inputArbitrary(operation, { known: ids, optional: 'none', strangers: false }), { seed, numRuns: 1 })[0]!

describe('a hostile body', () => {
  it.each(['{"a":', '', 'undefined', '{"a":1}}', '\u0000', '{"a":"\\u12"}', "{'a':1}"])(
    'that is no JSON (%j) is refused with 400',
    async (text) => {
      for (const operation of withJson) {
        expect([operation.id, await sendRaw(operation, text, 'application/json')]).toEqual([operation.id, 400])
      }
    },
  )

  it.each(['null', '[]', '[[]]', '"texto"', '0', 'true', `${'['.repeat(20_000)}${']'.repeat(20_000)}`])(
    'that is JSON, but no object (%#), is refused with 400',
    async (text) => {
      for (const operation of withJson) {
        expect([operation.id, await sendRaw(operation, text, 'application/json')]).toEqual([operation.id, 400])
      }
    },
  )

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/jsonp', undefined])(
    'of the media type %s is refused with 415',
    async (type) => {
      for (const operation of withBody) {
        const body = new TextEncoder().encode('{"a":1}')
        expect([operation.id, await sendRaw(operation, body, type)]).toEqual([operation.id, 415])
      }
    },
  )

  it('that claims to be a form but is not is refused with 400', async () => {
    for (const operation of withBody.filter((each) => each.body?.media === 'multipart/form-data')) {
      const type = 'multipart/form-data; boundary=x'
      expect([operation.id, await sendRaw(operation, '--y\r\nno', type)]).toEqual([operation.id, 400])
      expect([operation.id, await sendRaw(operation, 'x', 'multipart/form-data')]).toEqual([operation.id, 400])
    }
  })

  it('over the limit is refused with 413', async () => {
    const bodies = new Map<number, Uint8Array<ArrayBuffer>>()
    for (const operation of withBody) {
      const most = operation.entry.operation['x-max-body-bytes'] ?? 1024 * 1024
      const body = bodies.get(most) ?? new Uint8Array(most + 1).fill(0x20)
      bodies.set(most, body)
      const status = await sendRaw(operation, body, operation.body!.media)
      expect([operation.id, status]).toEqual([operation.id, 413])
    }
  })
})

describe('an invalid session', () => {
  const secret = new TextEncoder().encode('a secret that only tests know, long enough')
  const other = new TextEncoder().encode('another secret, which is long enough as well')
  const claims = (userId: string, more: object = {}) => new SignJWT({ gen: 1, sub: userId, ...more })
  const demoId = '0b7c9d1e-5f0a-4c1b-9a51-6e1d2f3a4b01'
  const inAWeek = () => Math.floor(server.current.services.clock().getTime() / 1000) + 604_800
  const signed = (jwt: SignJWT, key = secret, alg = 'HS256') => jwt.setProtectedHeader({ alg }).sign(key)

  const tokens: Record<string, () => Promise<string> | string> = {
    expired: () => signed(claims(demoId).setExpirationTime(inAWeek() - 604_801)),
    'of another secret': () => signed(claims(demoId).setExpirationTime(inAWeek()), other),
    'of another algorithm': () => signed(claims(demoId).setExpirationTime(inAWeek()), secret, 'HS512'),
    'without a signature (alg none)': () => new UnsecuredJWT({ gen: 1, sub: demoId, exp: inAWeek() }).encode(),
    'without an end': () => signed(claims(demoId)),
    'without a generation': () => signed(new SignJWT({ sub: demoId }).setExpirationTime(inAWeek())),
    'of an older password': () => signed(claims(demoId, { gen: 0 }).setExpirationTime(inAWeek())),
    'of nobody': () => signed(claims('0b7c9d1e-0000-4c1b-9a51-6e1d2f3a4b01').setExpirationTime(inAWeek())),
    'with a changed claim': async () => {
      const [head, body, signature] = (await signed(claims(demoId).setExpirationTime(inAWeek()))).split('.')
      const changed = { ...(JSON.parse(atob(body!)) as object), sub: '0b7c9d1e-5f0a-4c1b-9a51-6e1d2f3a4b02' }
      return [head, btoa(JSON.stringify(changed)).replace(/=+$/, ''), signature].join('.')
    },
    'that is no token': () => 'nada.de.nada',
    'that is empty': () => '',
    'that is very long': () => 'a'.repeat(20_000),
  }

  it.each(Object.keys(tokens))('%s: every operation answers 401', async (name) => {
    const api = server.current.withToken(await tokens[name]!())
    for (const operation of allOperations.filter((each) => !each.isPublic)) {
      const { status } = await send(api, operation, sample(operation))
      expect([operation.id, status]).toEqual([operation.id, 401])
    }
  })

  it('is refused with another authorization scheme, or with none', async () => {
    for (const header of [token, `Basic ${token}`, 'Bearer', 'Bearer ', `Bearer ${token} x`, `Bearer${token}`]) {
      const request = { headers: { Authorization: header } }
      const { status } = await server.current.app.request('http://obra.test/api/common/user', request)
      expect([header.slice(0, 8), status]).toEqual([header.slice(0, 8), 401])
    }
  })

  it('ends when its account is deleted', async () => {
    const api = await server.current.as('sofia@obra.test')
    expect((await api('getUser')).status).toBe(200)
    await server.current.services.store.write((db) =>
      db.deleteFrom('users').where('email', '=', 'sofia@obra.test').execute(),
    )
    expect((await api('getUser')).status).toBe(401)
  })
})

describe('the same change sent twice at once', () => {
  for (const operation of withBody) {
    it(`${operation.id} answers both as the contract defines`, async () => {
      const api = server.current.withToken(token)
      const input = sample(operation)
      const answers = await Promise.all([send(api, operation, input), send(api, operation, input)])
      for (const { status } of answers) expect(status).toBeLessThan(500)
    })
  }
})
