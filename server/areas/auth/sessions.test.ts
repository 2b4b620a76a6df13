import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const [demo, martin] = ['demo@obra.test', 'martin@obra.test']
const password = 'obra-demo-2026'
const day = 86_400_000
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'

async function signIn(email = demo, headers: Record<string, string> = {}) {
  const { body } = await server.current.anonymous('signIn', { body: { email, password }, headers })
  return { token: body.accessToken, api: server.current.withToken(body.accessToken) }
}
const statusOf = async ({ api }: Awaited<ReturnType<typeof signIn>>) => (await api('getUser')).status

describe('an open session', () => {
  it('ends when signing out, together with its original and renewed tokens', async () => {
    const session = await signIn()
    const renewed = await server.current.anonymous('signInWithToken', { body: { accessToken: session.token } })
    expect((await session.api('signOut')).body).toBe(true)
    expect(await statusOf(session)).toBe(401)
    expect((await server.current.withToken(renewed.body.accessToken)('getUser')).status).toBe(401)
    const again = await server.current.anonymous('signInWithToken', { body: { accessToken: session.token } })
    expect(again.status).toBe(401)
  })

  it('is listed with device, last use and whether it is the current one; renewing keeps one session', async () => {
    await server.current.services.store.write((db) => db.deleteFrom('sessions').execute())
    const browser = await signIn(demo, { 'User-Agent': chrome })
    server.current.advance(60_000)
    const command = await signIn(demo, { 'User-Agent': 'obra/0.1.0 (linux)' })
    server.current.advance(20 * 60_000)
    await server.current.anonymous('signInWithToken', { body: { accessToken: browser.token } })
    const { body } = await command.api('listSessions')
    expect(body.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Chrome en Windows', false],
      ['Comando obra en Linux', true],
    ])
    expect(Date.parse(body[0]!.lastUsedAt) - Date.parse(body[0]!.createdAt)).toBe(21 * 60_000)
  })

  it('stays open when another one is opened, if it was used and renewed for over a week', async () => {
    const first = await signIn(martin)
    let { token } = first
    for (let hours = 0; hours < 8 * 24; hours += 12) {
      server.current.advance(day / 2)
      // Updates the last use, as any request before a renewal does.
      await server.current.withToken(token)('getUser')
      await server.current.services.background.settled()
      const renewed = await server.current.anonymous('signInWithToken', { body: { accessToken: token } })
      token = renewed.body.accessToken
    }
    await signIn(martin)
    expect((await server.current.withToken(token)('getUser')).status).toBe(200)
  })

  it('is ended by its owner only, alone or with all others', async () => {
    const [here, there, third, foreign] = [await signIn(), await signIn(), await signIn(), await signIn(martin)]
    const current = (await there.api('listSessions')).body.find(({ isCurrent }) => isCurrent)!
    expect((await foreign.api('endSession', { params: { id: current.id } })).status).toBe(404)
    expect((await here.api('endSession', { params: { id: current.id } })).body).toBe(true)
    expect((await here.api('endSession', { params: { id: current.id } })).status).toBe(404)
    expect([await statusOf(there), await statusOf(third)]).toEqual([401, 200])
    expect((await here.api('endOtherSessions')).body).toBe(true)
    expect([await statusOf(here), await statusOf(third), await statusOf(foreign)]).toEqual([200, 401, 200])
    expect((await here.api('listSessions')).body).toHaveLength(1)
  })

  it('is one of 50 at most: the oldest one ends, and expired ones are deleted', async () => {
    const oldest = await signIn(martin)
    server.current.advance(1000)
    for (let one = 1; one <= 50; one++) await signIn(martin)
    expect(await statusOf(oldest)).toBe(401)
    // All of one millisecond: any of them may count as the oldest, but not the new one.
    for (let one = 1; one <= 30; one++) expect((await (await signIn(martin)).api('listSessions')).body).toHaveLength(50)
    server.current.advance(8 * day)
    const newest = await signIn(martin)
    expect((await newest.api('listSessions')).body).toHaveLength(1)
    const rows = server.current.services.store.read.selectFrom('sessions').select('id')
    expect(await rows.where('device', '!=', 'Pruebas').where('expiresAt', '<', '2026').execute()).toEqual([])
  })
})

describe('a script token', () => {
  async function makeToken(input: { scope: 'read' | 'write'; desarrolladoraId?: number; days?: number }) {
    const person = await signIn()
    const { status, body } = await person.api('createToken', { body: { name: ' Informe mensual ', ...input } })
    expect(status).toBe(200)
    return {
      person,
      id: body.token.id,
      token: body.token,
      script: server.current.withToken(body.accessToken),
      secret: body.accessToken,
    }
  }

  it('is named, listed without its secret, used, and revoked at once', async () => {
    const { person, id, script } = await makeToken({ scope: 'write' })
    expect((await script('getUser')).body.email).toBe(demo)
    expect(
      (await script('createShortcut', { body: { shortcut: { label: 'Inicio', link: '/' } as never } })).status,
    ).toBe(200)
    await server.current.services.background.settled()
    const listed = (await person.api('listTokens')).body.find((token) => token.id === id)!
    expect(listed).toMatchObject({ name: 'Informe mensual', scope: 'write', desarrolladora: null })
    expect(listed.lastUsedAt).not.toBeNull()
    expect((await person.api('listSessions')).body.map((session) => session.id)).not.toContain(id)
    expect((await (await signIn(martin)).api('revokeToken', { params: { id } })).status).toBe(404)
    expect((await person.api('revokeToken', { params: { id } })).body).toBe(true)
    expect((await script('getUser')).status).toBe(401)
  })

  it('with read scope can read and search, but not change anything', async () => {
    const { script } = await makeToken({ scope: 'read' })
    expect((await script('listShortcuts')).status).toBe(200)
    expect((await script('searchEverything', { body: { query: 'torre' } })).status).toBe(200)
    const refused = await script('createShortcut', { body: { shortcut: { label: 'Inicio', link: '/' } as never } })
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { error: 'Forbidden', message: 'Este token solo puede leer.' },
    ])
  })

  it('for one company works in it without naming it, and in no other', async () => {
    const { script } = await makeToken({ scope: 'read', desarrolladoraId: 3 })
    expect((await script('getUser')).status).toBe(200)
    expect((await script('listMembers', { params: { desarrolladoraId: 3 } })).status).toBe(200)
    expect((await script('listMembers', { params: { desarrolladoraId: 1 } })).status).toBe(404)
    expect((await script('listProducts', { headers: { 'Obra-Desarrolladora': '1' } })).status).toBe(404)
    const [ownCompany, named] = [
      await script('listProducts'),
      await script('listProducts', { headers: { 'Obra-Desarrolladora': '3' } }),
    ]
    expect([ownCompany.status, ownCompany.body]).toEqual([200, named.body])
    expect((await script('listShortcuts')).status).toBe(403)
  })

  it("is refused for another user's company, and after it expired", async () => {
    const person = await signIn(martin)
    const foreign = { name: 'x', scope: 'read' as const, desarrolladoraId: 2_000_000 }
    expect((await person.api('createToken', { body: foreign })).status).toBe(404)
    const { script } = await makeToken({ scope: 'read', days: 1 })
    server.current.advance(day - 60_000)
    expect((await script('getUser')).status).toBe(200)
    server.current.advance(2 * 60_000)
    expect((await script('getUser')).status).toBe(401)
  })

  it('cannot renew itself nor change passwords, sessions and tokens; it can end itself', async () => {
    const { script, secret } = await makeToken({ scope: 'write' })
    const renewal = await server.current.anonymous('signInWithToken', { body: { accessToken: secret } })
    expect(renewal.status).toBe(401)
    const statuses = [
      await script('changePassword', { body: { current: password, password: 'otra-clave-2026' } }),
      await script('listSessions'),
      await script('endOtherSessions'),
      await script('listTokens'),
      await script('createToken', { body: { name: 'otro', scope: 'write' } }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([403, 403, 403, 403, 403])
    expect((await script('signOut')).status).toBe(200)
    expect((await script('getUser')).status).toBe(401)
  })

  it('is revoked by a password change, and limited to fifty', async () => {
    const person = await signIn(martin)
    const make = () => person.api('createToken', { body: { name: 'x', scope: 'read' } })
    const first = server.current.withToken((await make()).body.accessToken)
    for (let one = 2; one <= 50; one++) expect((await make()).status).toBe(200)
    expect((await make()).status).toBe(409)
    const change = { current: password, password: 'otra-clave-larga-2026' }
    expect((await person.api('changePassword', { body: change })).status).toBe(200)
    expect((await first('getUser')).status).toBe(401)
  })
})
