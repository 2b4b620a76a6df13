/** PostgreSQL stops and returns: 503 meanwhile, and no acknowledged write is lost. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administerAccounts } from '../../server/app/admin-accounts.ts'
import { readConfig } from '../../server/app/config.ts'
import { takePostgresAway } from '../attack/postgres-away.ts'
import { tokenOf } from '../attack/writers.ts'
import { startPostgres, type RunningPostgres } from '../support/postgres.ts'
import { startedProcess } from '../support/process.ts'

describe.skipIf(process.env.OBRA_TEST_STORE !== 'postgresql')('a store that stops', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-down-'))
  let postgres: RunningPostgres

  const credentials = { email: 'ana@paz.test', password: 'clave-larga-1' }

  // One for all tests, with one account: the whole sample takes longer than all the rest.
  beforeAll(async () => {
    postgres = await startPostgres({ isDurable: true })
    const config = readConfig({ DATABASE_URL: postgres.adminUrl, OBRA_DATA_DIR: folder })
    await administerAccounts(config, 'create', { name: 'Ana Paz', ...credentials })
  })
  afterAll(async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const startServer = () =>
    startedProcess({
      DATABASE_URL: postgres.adminUrl,
      OBRA_DATA_DIR: path.join(folder, 'obra'),
      OBRA_SEED: '',
    })

  it('causes 503 while it is down, and everything works once it is back', async () => {
    const server = await startServer()
    const post = (place: string, body: object, token = '') =>
      fetch(server.address + place, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
    const session = await post('/api/auth/sign-in', credentials)
    const { accessToken } = (await session.json()) as { accessToken: string }
    const company = (cuit: string) => ({ nombre: 'Delta Viviendas', cuit, mail: 'hola@delta.test' })
    expect((await post('/api/Desarrolladoras', company('30-71777009-5'), accessToken)).status).toBe(200)

    await postgres.pause()
    const gone = await Promise.all([
      post('/api/auth/sign-in', credentials),
      post('/api/Desarrolladoras', company('30-71777010-9'), accessToken),
      fetch(`${server.address}/api/ready`),
      fetch(`${server.address}/api/Usuarios/desarrolladoras`, {
        headers: { Authorization: `Bearer ${accessToken}` },
      }),
    ])
    expect(gone.map(({ status }) => status)).toEqual([503, 503, 503, 503])
    expect(await gone[0]!.json()).toMatchObject({ isSuccess: false, error: 'Service unavailable' })
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200)

    await postgres.resume()
    const headers = { Authorization: `Bearer ${accessToken}` }
    const back = await fetch(`${server.address}/api/Usuarios/desarrolladoras`, { headers })
    const { data } = (await back.json()) as { data: { cuit: string }[] }
    const cuits = data.map(({ cuit }) => cuit)
    expect([back.status, cuits.includes('30-71777009-5'), cuits.includes('30-71777010-9')]).toEqual([200, true, false])
    expect((await post('/api/Desarrolladoras', company('30-71777010-9'), accessToken)).status).toBe(200)
    expect(await server.end()).toBe(0)
  }, 240_000)

  it('crashes no replica: lost connections, a fast stop and a kill -9 under load lose no write', async () => {
    const replicas = [await startServer(), await startServer()]
    const origins = replicas.map(({ address }) => address)
    const { statuses, acknowledged, lost, recoveries } = await takePostgresAway(
      postgres,
      origins,
      await tokenOf(origins[0]!, credentials),
    )
    expect(Object.keys(statuses)).toEqual(['200', '503'])
    expect([acknowledged > 100, lost]).toEqual([true, 0])
    expect(recoveries).not.toContain(undefined)
    expect(await Promise.all(replicas.map((replica) => replica.end()))).toEqual([0, 0])
  }, 240_000)
})
