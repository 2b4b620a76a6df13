import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import { readFixture } from '../../db/fixtures.ts'
import { accountsOf, createAccount, makeFirstAccount, resetPasswordOf } from './account-admin.service.ts'
import { samplePassword } from './sample.service.ts'

const server = useTestServer()
const email = 'demo@obra.test'
const ana = { name: 'Ana Paz', email: 'ana@paz.test', password: 'clave-de-ana-1' }
const signIn = (credentials: { email: string; password: string }) =>
  server.current.anonymous('signIn', { body: credentials })

describe('a sample store', () => {
  it('reports itself, and accepts the public password of its accounts', async () => {
    const { users } = readFixture<{ users: { password: string }[] }>('user')
    expect(new Set(users.map(({ password }) => password))).toEqual(new Set([samplePassword]))
    expect((await server.current.anonymous('getReadiness')).body).toMatchObject({ isSample: true })
    expect((await signIn({ email, password: samplePassword })).status).toBe(200)
  })

  it('ends with the first real account: sessions of the public password end, and it no longer works', async () => {
    const { services } = server.current
    const api = await server.current.as(email)
    expect((await api('getUser')).status).toBe(200)
    const { insert } = await makeFirstAccount(services, ana)
    await services.store.write(insert)
    expect(await accountsOf(services)).toBe('own')
    expect((await server.current.anonymous('getReadiness')).body).toMatchObject({ isSample: false })
    expect((await api('getUser')).status).toBe(401)
    const refused = await signIn({ email, password: samplePassword })
    expect([refused.status, refused.body]).toMatchObject([403, { error: 'Sample password' }])
    const unlocked = await server.current.anonymous('unlockSession', { body: { email, password: samplePassword } })
    expect(unlocked.status).toBe(403)
    expect((await signIn({ email, password: 'otra-cualquiera' })).status).toBe(404)
    expect((await signIn({ email: 'nadie@obra.test', password: samplePassword })).status).toBe(404)
    // It cannot be chosen again, and a sample account returns with a password of its own.
    const credentials = { ...ana, email: 'eva@paz.test', password: samplePassword }
    await expect(createAccount(services, credentials)).rejects.toMatchObject({ status: 400 })
    await expect(resetPasswordOf(services, email, samplePassword)).rejects.toMatchObject({ status: 400 })
    const signedUp = await server.current.anonymous('signUp', { body: credentials })
    expect([signedUp.status, signedUp.body]).toMatchObject([400, { issues: [{ field: 'password' }] }])
    const { body } = await signIn({ email: ana.email, password: ana.password })
    const change = { current: ana.password, password: samplePassword }
    const changed = await server.current.withToken(body.accessToken)('changePassword', { body: change })
    expect(changed.status).toBe(400)
    await resetPasswordOf(services, email, 'una-clave-propia')
    expect((await signIn({ email, password: 'una-clave-propia' })).status).toBe(200)
  })
})
