import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deliverDue } from '../mailbox/outbox.service.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const password = 'obra-demo-2026'
const minute = 60_000

/** Mails are sent after the response: waits for them and returns the new ones. */
async function newMails() {
  await server.current.services.background.settled()
  return server.current.mails.splice(0)
}

/** The token in the link of a mail. */
function tokenOf(mail: { text: string } | undefined): string {
  return /\?token=(\w+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Signs in from `address`, which these tests' single trusted proxy reports. */
function signInFrom(address: string, body: { email: string; password: string }) {
  return server.current.anonymous('signIn', { body, headers: { 'X-Forwarded-For': address } })
}

beforeEach(async () => {
  server.current.services.trustedProxies = 1
  await server.current.services.store.write((db) => db.deleteFrom('rateLimits').execute())
})

describe('signing in', () => {
  it('answers a session whose token authenticates other requests', async () => {
    const { status, body } = await signInFrom('10.0.0.1', { email: 'Demo@Obra.test', password })
    expect(status).toBe(200)
    expect(body).toMatchObject({ tokenType: 'bearer', user: { email: 'demo@obra.test' } })
    expect((await server.current.withToken(body.accessToken)('getUser')).body.name).toBe('Lucía Ferreyra')
  })

  it('answers 404 with the bare body false for a wrong password and for an unknown account alike', async () => {
    const wrong = await signInFrom('10.0.0.1', { email: 'demo@obra.test', password: 'no es esta' })
    const unknown = await signInFrom('10.0.0.1', { email: 'nadie@obra.test', password })
    expect([wrong.status, wrong.body, unknown.status, unknown.body]).toEqual([404, false, 404, false])
  })

  it('refuses the eleventh failure with Retry-After, but not the owner from another address', async () => {
    for (let failure = 1; failure <= 10; failure++) {
      expect((await signInFrom('10.0.0.2', { email: 'demo@obra.test', password: 'x' })).status).toBe(404)
    }
    const refused = await signInFrom('10.0.0.2', { email: 'demo@obra.test', password })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await signInFrom('10.0.0.3', { email: 'demo@obra.test', password })).status).toBe(200)
    expect((await signInFrom('10.0.0.2', { email: 'martin@obra.test', password })).status).toBe(200)
  })

  it('counts concurrent failures', async () => {
    const tries = Array.from({ length: 25 }, () =>
      signInFrom('10.0.0.4', { email: 'demo@obra.test', password: 'x' }).then((answer) => answer.status),
    )
    expect((await Promise.all(tries)).filter((status) => status === 404)).toHaveLength(10)
  })

  it('allows tries again after the window, and resets failures after a success', async () => {
    const fail = () => signInFrom('10.0.0.5', { email: 'demo@obra.test', password: 'x' })
    for (let failure = 1; failure <= 11; failure++) await fail()
    server.current.advance(16 * minute)
    expect((await signInFrom('10.0.0.5', { email: 'demo@obra.test', password })).status).toBe(200)
    for (let failure = 1; failure <= 10; failure++) expect((await fail()).status).toBe(404)
  })

  it('limits the failures of one address over all accounts, but not its successes', async () => {
    for (let success = 1; success <= 30; success++) {
      expect((await signInFrom('10.0.0.6', { email: 'demo@obra.test', password })).status).toBe(200)
    }
    const failures = Array.from({ length: 105 }, (_, index) =>
      signInFrom('10.0.0.6', { email: `nadie${index}@obra.test`, password: 'x' }),
    )
    const statuses = (await Promise.all(failures)).map((answer) => answer.status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  it("ignores an address that the client put before the proxy's", async () => {
    const statuses: number[] = []
    for (let failure = 1; failure <= 11; failure++) {
      const { status } = await signInFrom(`1.2.3.${failure}, 10.0.0.7`, { email: 'demo@obra.test', password: 'x' })
      statuses.push(status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  it('unlocks a locked session by the same rules', async () => {
    const unlock = server.current.anonymous
    expect((await unlock('unlockSession', { body: { email: 'demo@obra.test', password } })).status).toBe(200)
    const wrong = await unlock('unlockSession', { body: { email: 'demo@obra.test', password: 'x' } })
    expect([wrong.status, wrong.body]).toEqual([404, false])
  })

  it('renews a session for 7 days by a valid token only', async () => {
    const { body } = await signInFrom('10.0.0.1', { email: 'demo@obra.test', password })
    const renewed = await server.current.anonymous('signInWithToken', { body: { accessToken: body.accessToken } })
    expect(renewed.status).toBe(200)
    expect(renewed.body.accessToken).not.toBe(body.accessToken)
    server.current.advance(7 * 24 * 60 * minute - minute)
    const last = await server.current.anonymous('signInWithToken', { body: { accessToken: body.accessToken } })
    expect(last.status).toBe(200)
    server.current.advance(2 * minute)
    const expired = await server.current.anonymous('signInWithToken', { body: { accessToken: body.accessToken } })
    expect(expired.status).toBe(401)
  })
})

describe('a forgotten password', () => {
  const forgot = (email: string) => server.current.anonymous('forgotPassword', { body: { email } })
  const reset = (token: string, next: string) =>
    server.current.anonymous('resetPassword', { body: { token, password: next } })

  it('is in the outbox when the request is answered, and leaves nothing for an address without an account', async () => {
    const { store, background } = server.current.services
    const waiting = () => store.read.selectFrom('outboxMails').select('id').execute()
    const paused = vi.spyOn(background, 'run').mockImplementation(() => {})
    expect((await forgot('nadie-de-nadie@obra.test')).body).toBe(true)
    expect(await waiting()).toEqual([])
    expect((await forgot('sofia@obra.test')).body).toBe(true)
    expect(await waiting()).toHaveLength(1)
    paused.mockRestore()
    await deliverDue(server.current.services)
    expect(await waiting()).toEqual([])
    expect(await newMails()).toHaveLength(1)
  })

  it('answers the same with and without an account, and mails only the account', async () => {
    const answers = [await forgot('sofia@obra.test'), await forgot('nadie@obra.test')]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, true],
      [200, true],
    ])
    expect((await newMails()).map((mail) => mail.to)).toEqual(['sofia@obra.test'])
  })

  it('is replaced once by its link, which ends older sessions and links', async () => {
    const before = await signInFrom('10.0.0.8', { email: 'sofia@obra.test', password })
    await forgot('sofia@obra.test')
    await forgot('sofia@obra.test')
    const [first, second] = (await newMails()).map(tokenOf)
    expect((await reset(first!, 'otra-clave-2026')).status).toBe(200)
    expect((await reset(first!, 'una-mas-2026')).status).toBe(404)
    expect((await reset(second!, 'una-mas-2026')).status).toBe(404)
    expect((await server.current.withToken(before.body.accessToken)('getUser')).status).toBe(401)
    expect((await signInFrom('10.0.0.8', { email: 'sofia@obra.test', password })).status).toBe(404)
    expect((await signInFrom('10.0.0.8', { email: 'sofia@obra.test', password: 'otra-clave-2026' })).status).toBe(200)
  })

  it('accepts its link once, also in two concurrent requests', async () => {
    await forgot('sofia@obra.test')
    const token = tokenOf((await newMails())[0])
    const answers = await Promise.all([reset(token, 'clave-primera'), reset(token, 'clave-segunda')])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 404])
  })

  it('stays valid if the link is older than an hour or has another purpose', async () => {
    await forgot('sofia@obra.test')
    const token = tokenOf((await newMails())[0])
    expect((await server.current.anonymous('confirmEmail', { body: { token } })).status).toBe(404)
    server.current.advance(61 * minute)
    expect((await reset(token, 'demasiado-tarde')).status).toBe(404)
  })

  it('checks whether a link still works, for its purpose, without using it up', async () => {
    const check = (token: string) => server.current.anonymous('checkResetToken', { body: { token } })
    await forgot('sofia@obra.test')
    const token = tokenOf((await newMails())[0])
    expect([(await check(token)).body, (await check(token)).body]).toEqual([true, true])
    expect((await check('nada')).status).toBe(404)
    const { store } = server.current.services
    await store.write((db) => db.updateTable('mailTokens').set({ purpose: 'confirm-email' }).execute())
    expect((await check(token)).status).toBe(404)
    await store.write((db) => db.updateTable('mailTokens').set({ purpose: 'reset-password' }).execute())
    expect((await reset(token, 'clave-del-enlace')).status).toBe(200)
    expect((await check(token)).status).toBe(404)
    await forgot('sofia@obra.test')
    const late = tokenOf((await newMails())[0])
    server.current.advance(61 * minute)
    expect((await check(late)).status).toBe(404)
  })

  it('limits how many links an IP address may try', async () => {
    const headers = { 'X-Forwarded-For': '10.9.9.9' }
    const check = () => server.current.anonymous('checkResetToken', { body: { token: 'nada' }, headers })
    const statuses: number[] = []
    for (let count = 0; count < 62; count++) statuses.push((await check()).status)
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(60)
    expect(statuses.at(-1)).toBe(429)
  })

  it('limits the mails to one mail address', async () => {
    for (let mail = 1; mail <= 10; mail++) expect((await forgot('martin@obra.test')).status).toBe(200)
    const refused = await forgot('Martin@obra.test')
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
    expect(await newMails()).toHaveLength(10)
  })

  it('stores only a hash of the token', async () => {
    await forgot('martin@obra.test')
    const token = tokenOf((await newMails())[0])
    const rows = await server.current.services.store.read.selectFrom('mailTokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(token.length).toBeGreaterThanOrEqual(64)
  })
})

describe('a new account', () => {
  const signUp = (email: string) =>
    server.current.anonymous('signUp', { body: { name: 'Inés Paz', email, password: 'clave-de-ines' } })

  it('can sign in only after its address is confirmed', async () => {
    expect((await signUp('Ines@obra.test')).body).toBe(true)
    const credentials = { email: 'ines@obra.test', password: 'clave-de-ines' }
    expect((await signInFrom('10.0.0.9', credentials)).status).toBe(404)
    const [mail] = await newMails()
    expect(mail?.to).toBe('ines@obra.test')
    const confirm = () => server.current.anonymous('confirmEmail', { body: { token: tokenOf(mail) } })
    expect((await confirm()).status).toBe(200)
    expect((await confirm()).status).toBe(404)
    const session = await signInFrom('10.0.0.9', credentials)
    expect(session.body.user).toMatchObject({ name: 'Inés Paz', email: 'ines@obra.test' })
    const developers = await server.current.withToken(session.body.accessToken)('listDevelopers')
    expect(developers.body.data).toEqual([])
  })

  it('with an address in use changes nothing, answers the same, and mails the owner', async () => {
    expect((await signUp('DEMO@obra.test')).body).toBe(true)
    const mails = await newMails()
    expect(mails.map((mail) => [mail.to, mail.subject])).toEqual([['demo@obra.test', 'Ya tenés una cuenta en Obra']])
    expect((await signInFrom('10.0.0.9', { email: 'demo@obra.test', password: 'clave-de-ines' })).status).toBe(404)
    expect((await signInFrom('10.0.0.9', { email: 'demo@obra.test', password })).status).toBe(200)
  })

  it('does not reveal by a later sign-in whether the address was in use', async () => {
    await signUp('libre@obra.test')
    await signUp('demo@obra.test')
    await newMails()
    const answers: unknown[] = []
    for (const email of ['libre@obra.test', 'demo@obra.test']) {
      const { status, body } = await signInFrom('10.0.0.11', { email, password: 'clave-de-ines' })
      answers.push({ status, body })
    }
    expect(answers).toEqual([
      { status: 404, body: false },
      { status: 404, body: false },
    ])
  })

  it("cannot put its own text into Obra's mail", async () => {
    const name = 'Ana\r\n\r\nGanaste: http://premio.test'
    const wrong = { name, email: 'victima@afuera.test', password: 'clave-de-ines' }
    const { status, body } = await server.current.anonymous('signUp', { wrong })
    const issues = [{ field: 'name', message: 'Escribilo en una línea, sin caracteres de control.' }]
    expect([status, body]).toMatchObject([400, { issues }])
    const oneLine = { ...wrong, name: `Premio en http://premio.test ${'x'.repeat(100)}` }
    await server.current.anonymous('signUp', { body: oneLine })
    const [mail] = await newMails()
    expect(mail!.text).not.toContain('http://premio.test')
    expect(mail!.text).toContain('«Premio en http premio test')
  })

  it('is created once by two concurrent requests', async () => {
    const answers = await Promise.all([signUp('gemela@obra.test'), signUp('gemela@obra.test')])
    expect(answers.map((answer) => answer.body)).toEqual([true, true])
    const query = server.current.services.store.read.selectFrom('users').select('id')
    expect(await query.where('email', '=', 'gemela@obra.test').execute()).toHaveLength(1)
    await newMails()
  })

  it('gets another confirmation mail on request, but not a confirmed or unknown one', async () => {
    await signUp('olga@obra.test')
    await newMails()
    for (const email of ['olga@obra.test', 'demo@obra.test', 'nadie@obra.test']) {
      expect((await server.current.anonymous('resendConfirmation', { body: { email } })).body).toBe(true)
    }
    const mails = await newMails()
    expect(mails.map((mail) => mail.to)).toEqual(['olga@obra.test'])
    expect((await server.current.anonymous('confirmEmail', { body: { token: tokenOf(mails[0]) } })).status).toBe(200)
  })

  it('has a link that expires after three days', async () => {
    await signUp('tarde@obra.test')
    const [mail] = await newMails()
    server.current.advance(3 * 24 * 60 * minute + 1000)
    expect((await server.current.anonymous('confirmEmail', { body: { token: tokenOf(mail) } })).status).toBe(404)
  })
})

describe('changing the password while signed in', () => {
  const fresh = 'el patio con malvones'

  it('needs the current one, ends the other sessions and answers a new session', async () => {
    const email = 'martin@obra.test'
    const elsewhere = await server.current.as(email)
    const { body: session } = await signInFrom('10.0.1.1', { email, password })
    const here = server.current.withToken(session.accessToken)
    const wrong = await here('changePassword', { body: { current: 'no es esta', password: fresh } })
    expect(wrong.status).toBe(400)
    expect(wrong.body).toMatchObject({ issues: [{ field: 'current', message: 'No es tu contraseña actual.' }] })
    expect((await elsewhere('getUser')).status).toBe(200)

    const { status, body: renewed } = await here('changePassword', { body: { current: password, password: fresh } })
    expect(status).toBe(200)
    expect([(await elsewhere('getUser')).status, (await here('getUser')).status]).toEqual([401, 401])
    expect((await server.current.withToken(renewed.accessToken)('getUser')).status).toBe(200)
    expect((await signInFrom('10.0.1.2', { email, password })).status).toBe(404)
    expect((await signInFrom('10.0.1.2', { email, password: fresh })).status).toBe(200)
  })

  it('refuses the eleventh wrong password with Retry-After', async () => {
    const api = await server.current.as('demo@obra.test')
    const guess = () => api('changePassword', { body: { current: 'no es esta', password: fresh } })
    for (let failure = 1; failure <= 10; failure++) expect((await guess()).status).toBe(400)
    const refused = await guess()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  })
})

describe('the company named at sign-up', () => {
  it('is proposed until the user has a company', async () => {
    const email = 'proponente@obra.test'
    await server.current.anonymous('signUp', { body: { name: 'Ana', email, password, company: ' Estudio Peralta ' } })
    const token = tokenOf((await newMails()).find(({ to }) => to === email))
    await server.current.anonymous('confirmEmail', { body: { token } })
    const { body: session } = await signInFrom('10.0.1.3', { email, password })
    const api = server.current.withToken(session.accessToken)
    expect((await api('getSelection')).body.data).toMatchObject({ empresaPropuesta: 'Estudio Peralta' })
    const cuit = '30-71234567-1'
    await api('createDeveloper', { body: { nombre: 'Otra', cuit, telefono: '', mail: email, ubicacion: '' } })
    expect((await api('getSelection')).body.data).not.toHaveProperty('empresaPropuesta')
  })
})
