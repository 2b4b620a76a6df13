import { expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'
import { operationEntries, resolveReference, type OperationId, type Parameter } from './contract.ts'

const server = useTestServer()
const demo = () => server.current.as('demo@obra.test')

it('a GET has an ETag, and a matching If-None-Match gets 304 without a body', async () => {
  const api = await demo()
  const first = await api('listContacts')
  const etag = first.headers.get('etag')!
  expect(etag).toMatch(/^W\/"[\w-]+"$/)
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const again = await api('listContacts', { headers: { 'If-None-Match': known } })
    expect([known, again.status, again.bytes.length]).toEqual([known, 304, 0])
    expect(again.headers.get('etag')).toBe(etag)
    expect(again.headers.has('content-type')).toBe(false)
  }
  const { id } = first.body[0]!
  await api('updateContact', { body: { id, contact: { title: 'Otra' } } })
  const changed = await api('listContacts', { headers: { 'If-None-Match': etag } })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(etag)
})

it('errors and writes have no ETag', async () => {
  const api = await demo()
  expect((await api('getContact', { query: { id: 'nobody' } })).headers.has('etag')).toBe(false)
  const { id } = (await api('listContacts')).body[0]!
  const written = await api('updateContact', { body: { id, contact: { title: 'Una más' } } })
  expect([written.status, written.headers.has('etag')]).toEqual([200, false])
})

it('If-Match sets the version of a record inside the body', async () => {
  const api = await demo()
  const { id } = (await api('listContacts')).body[0]!
  const seen = await api('getContact', { query: { id } })
  const headers = { 'If-Match': seen.headers.get('etag')! }
  expect(headers['If-Match']).toContain(`"v${seen.body.version}.`)
  const change = (title: string) => api('updateContact', { body: { id, contact: { title } }, headers })
  expect((await change('Jefa de obra')).status).toBe(200)
  const stale = await change('Directora')
  expect([stale.status, (stale.body as unknown as { error: string }).error]).toEqual([409, 'Stale version'])
  const { body } = await api('getContact', { query: { id } })
  expect(body.title).toBe('Jefa de obra')
})

it('If-Match sets a required version, and is refused with 400 if the body has another one', async () => {
  const api = await demo()
  const params = { desarrolladoraId: 1 }
  const found = await api('listRubros', { params })
  const [{ id, version }] = (found.body as { items: { id: string; version: number }[] }).items as [never]
  const at = { params: { ...params, id } as never }
  const headers = { 'If-Match': `W/"v${version}.anything"` }
  expect((await api('updateRubro', { ...at, wrong: { nombre: 'Cimientos' } })).status).toBe(400)
  const other = await api('updateRubro', { ...at, headers, wrong: { nombre: 'Cimientos', version: version + 1 } })
  expect([other.status, (other.body as never as { issues: object[] }).issues]).toEqual([
    400,
    [{ field: 'If-Match', message: 'Nombra otra versión que la que viene en los datos.' }],
  ])
  expect((await api('updateRubro', { ...at, headers, wrong: { nombre: 'Cimientos' } })).status).toBe(200)
  expect((await api('updateRubro', { ...at, headers, wrong: { nombre: 'Bases' } })).status).toBe(409)
  // `*` has no version, so the body still needs one.
  expect((await api('updateRubro', { ...at, headers: { 'If-Match': '*' }, wrong: { nombre: 'X' } })).status).toBe(400)
})

it.each(['abc', '"abc"', 'W/"v1"', 'W/"vx.abc"'])('refuses If-Match %s with 400', async (etag) => {
  const api = await demo()
  const at = { params: { desarrolladoraId: 1, id: 'any' } }
  const { status, body } = await api('updateRubro', { ...at, headers: { 'If-Match': etag }, wrong: { nombre: 'X' } })
  expect([status, (body as never as { issues: { field: string }[] }).issues[0]!.field]).toEqual([400, 'If-Match'])
})

it('each operation with If-Match has a 409 response in the contract', () => {
  const names = ({ parameters = [] }: { parameters?: object[] }) =>
    parameters.map((each) => resolveReference<Parameter>(each as Parameter).name)
  const taking = [...operationEntries].filter(([, { operation }]) => names(operation).includes('If-Match'))
  expect(taking.map(([id]) => id)).toEqual(expect.arrayContaining<OperationId>(['updateContact', 'deleteContrato']))
  expect(taking.filter(([, { operation }]) => !('409' in operation.responses)).map(([id]) => id)).toEqual([])
})

it('a rate-limited operation returns the attempts left and the seconds until the reset', async () => {
  const wrong = { email: 'demo@obra.test', password: 'not this one' }
  const first = await server.current.anonymous('signIn', { body: wrong })
  expect(first.headers.get('ratelimit-policy')).toBe('"sign-in";q=10;w=900')
  expect(first.headers.get('ratelimit')).toBe('"sign-in";r=9;t=900')
  for (let left = 8; left >= 0; left--) {
    const { headers } = await server.current.anonymous('signIn', { body: wrong })
    expect(headers.get('ratelimit')).toBe(`"sign-in";r=${left};t=900`)
  }
  const refused = await server.current.anonymous('signIn', { body: wrong })
  expect([refused.status, refused.headers.get('ratelimit')]).toEqual([429, '"sign-in";r=0;t=900'])
  expect(refused.headers.get('retry-after')).toBe('900')
  const calm = await (await demo())('getUser')
  expect(calm.headers.has('ratelimit')).toBe(false)
})
