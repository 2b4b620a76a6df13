/** The server process: starting, failing to start, and shutting down. Independent of the store, so SQLite only. */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { endUnderLoad } from '../tests/attack/ending.ts'
import { failedStart, startedProcess } from '../tests/support/process.ts'
import { connect } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { migrations } from './db/migrations/index.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'obra-main-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const dataFolder = (name: string) => path.join(folder, name)
const isRoot = process.getuid?.() === 0
// Root may write anywhere, so as root the tests run the server as nobody.
const nobody = isRoot ? 65_534 : undefined

describe('the server process', () => {
  it('starts, seeds, answers and shuts down on SIGTERM; its data is there after a restart', async () => {
    const env = { OBRA_DATA_DIR: dataFolder('life'), OBRA_SEED: 'demo' }
    const first = await startedProcess(env)
    expect(first.stdout()).toContain('demo@obra.test / obra-demo-2026')
    const signIn = (address: string) =>
      fetch(`${address}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'demo@obra.test', password: 'obra-demo-2026' }),
      })
    const answer = await signIn(first.address)
    const { accessToken } = (await answer.json()) as { accessToken: string }
    const underWay = [signIn(first.address), signIn(first.address)]
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(await first.end()).toBe(0)
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([200, 200])

    const second = await startedProcess(env)
    const headers = { Authorization: `Bearer ${accessToken}` }
    expect((await fetch(`${second.address}/api/common/user`, { headers })).status).toBe(200)
    expect(await second.end('SIGINT')).toBe(0)
    expect(statSync(path.join(env.OBRA_DATA_DIR, 'secret')).mode & 0o777).toBe(0o600)
    expect(statSync(env.OBRA_DATA_DIR).mode & 0o777).toBe(0o700)
    expect(readdirSync(env.OBRA_DATA_DIR).filter((name) => name.endsWith('-wal'))).toEqual([])
  })

  it('restricts the data folder and its files to the owner, even if they existed before', async () => {
    const env = { OBRA_DATA_DIR: dataFolder('modes') }
    mkdirSync(env.OBRA_DATA_DIR)
    const store = await connect({ file: path.join(env.OBRA_DATA_DIR, 'obra.sqlite') })
    await migrate(store)
    await store.close()
    chmodSync(path.join(env.OBRA_DATA_DIR, 'obra.sqlite'), 0o644)
    chmodSync(env.OBRA_DATA_DIR, 0o755)
    const server = await startedProcess(env)
    const names = readdirSync(env.OBRA_DATA_DIR).filter((name) => name.startsWith('obra.sqlite'))
    const modes = ['', ...names].map((name) => statSync(path.join(env.OBRA_DATA_DIR, name)).mode & 0o777)
    await server.end()
    expect([names.length > 1, modes]).toEqual([true, [0o700, ...names.map(() => 0o600)]])
  })

  // Writers load the server for seconds; `npm run attack` has this as well.
  it.runIf(process.env.OBRA_TEST_SCOPE === 'all')(
    'shuts down under keep-alive load, with a stream and an upload open, without resetting a connection',
    async () => {
      const env = { OBRA_DATA_DIR: dataFolder('ending') }
      mkdirSync(env.OBRA_DATA_DIR)
      copyFileSync((inject('storeTemplate') as { file: string }).file, path.join(env.OBRA_DATA_DIR, 'obra.sqlite'))
      const figures = await endUnderLoad(await startedProcess(env), () => startedProcess(env))
      expect(figures).toMatchObject({ exitCode: 0, lost: 0, upload: 'HTTP/1.1 200 OK', hasStreamEnded: true })
      // 0: connection refused after the end. No connection was cut.
      expect(Object.keys(figures.statuses)).toEqual(['0', '200'])
    },
  )

  it('explains what to do if the port is in use', async () => {
    const taker = createServer()
    const port = await new Promise<number>((resolve) => {
      taker.listen(0, '127.0.0.1', () => resolve((taker.address() as { port: number }).port))
    })
    const { exitCode, stderr } = await failedStart({ OBRA_DATA_DIR: dataFolder('port'), PORT: String(port) })
    taker.close()
    expect(exitCode).toBe(1)
    expect(stderr).toContain(`El puerto ${port} está ocupado`)
  })

  it('refuses to start with an invalid setting, with a message, and creates nothing', async () => {
    const { exitCode, stderr } = await failedStart({ OBRA_DATA_DIR: dataFolder('config'), PORT: 'tres' })
    expect([exitCode, stderr.includes('PORT no es un puerto válido: «tres»')]).toEqual([1, true])
    // The secret is checked after the other settings.
    const secret = await failedStart({ OBRA_DATA_DIR: dataFolder('config'), OBRA_SECRET: 'corto' })
    expect([secret.exitCode, secret.stderr.includes('32 caracteres')]).toEqual([1, true])
    expect(existsSync(dataFolder('config/secret'))).toBe(false)
  })

  it.each([
    ['is no database', Buffer.from('esto no es una base de datos. '.repeat(100))],
    ['is damaged', Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(8176, 0xa5)])],
  ])('explains what to do if the database file %s, and does not change it', async (name, content) => {
    const data = dataFolder(name)
    mkdirSync(data)
    writeFileSync(path.join(data, 'obra.sqlite'), content)
    const { exitCode, stderr } = await failedStart({ OBRA_DATA_DIR: data })
    expect(exitCode).toBe(1)
    expect(stderr).toContain('está dañado')
    expect(statSync(path.join(data, 'obra.sqlite')).size).toBe(content.length)
  })

  it('explains what to do if the folder or the file is not writable', async () => {
    const data = dataFolder('locked')
    mkdirSync(data)
    const store = await connect({ file: path.join(data, 'obra.sqlite') })
    await store.close()
    for (const name of readdirSync(data)) chmodSync(path.join(data, name), 0o444)
    chmodSync(data, 0o555)
    const { exitCode, stderr } = await failedStart({ OBRA_DATA_DIR: data }, nobody)
    const inside = await failedStart({ OBRA_DATA_DIR: path.join(data, 'inside') }, nobody)
    chmodSync(data, 0o755)
    expect([exitCode, inside.exitCode]).toEqual([1, 1])
    expect(stderr).toContain('No se puede escribir en la carpeta de datos')
    expect(inside.stderr).toContain('No se puede escribir en la carpeta de datos')
  })

  it('explains what to do if the data folder is a file, or the store has a newer version', async () => {
    writeFileSync(dataFolder('file'), '')
    const noFolder = await failedStart({ OBRA_DATA_DIR: dataFolder('file') })
    expect(noFolder.stderr).toContain('no es una carpeta')
    mkdirSync(dataFolder('newer'))
    const store = await connect({ file: path.join(dataFolder('newer'), 'obra.sqlite') })
    await migrate(store, { ...migrations, '999-future': { up: async () => {} } })
    await store.close()
    const newer = await failedStart({ OBRA_DATA_DIR: dataFolder('newer') })
    expect([newer.exitCode, newer.stderr.includes('versión más nueva')]).toEqual([1, true])
  })

  it('explains what to do if PostgreSQL is unreachable', async () => {
    const { exitCode, stderr } = await failedStart({
      OBRA_DATA_DIR: dataFolder('pg'),
      DATABASE_URL: 'postgres://obra:secreta@127.0.0.1:1/obra',
    })
    expect([exitCode, stderr.includes('No se llega a PostgreSQL'), stderr.includes('secreta')]).toEqual([
      1,
      true,
      false,
    ])
  })
})
