/**
 * `npm run dev:mock` and `npm run mock` as a front-end developer uses them, in a copy of the repository: edits of the contract
 * are answered without a restart, and requests that are given up cost nothing. Only with OBRA_TEST_SCOPE=all: they start Vite
 * and Prism.
 */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { root, temporaryFolder } from '../support/cli.ts'

const folder = temporaryFolder()

/** The files of the repository as they are on the disk, with its node_modules. */
function copyRepository(): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  const skipped = /^(?:tests|\.github)\//
  for (const file of listed
    .toString()
    .split('\0')
    .filter((name) => name !== '' && !skipped.test(name)))
    cpSync(path.join(root, file), path.join(folder, file))
  // A folder of links: what the scripts note in node_modules stays in the copy.
  mkdirSync(path.join(folder, 'node_modules'))
  const isPackage = (name: string) => name === '.bin' || !name.startsWith('.')
  for (const name of readdirSync(path.join(root, 'node_modules')).filter(isPackage))
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name))
}

/** Sets the version in the example of the health answer. */
function writeExample(version: string): void {
  const yaml = readFileSync(path.join(root, 'fixtures/health.yaml'), 'utf8')
  const edited = yaml.replace(/version: [\d.]+/, `version: ${version}`)
  expect(edited).not.toBe(yaml)
  writeFileSync(path.join(folder, 'fixtures/health.yaml'), edited)
}

/** Starts a script of the copy: not through npm, which would install the packages. */
function start(args: string[], env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, args, {
    cwd: folder,
    detached: true,
    env: { PATH: `${folder}/node_modules/.bin:${PATH}`, HOME, ...env },
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  return {
    until: (condition: () => boolean | Promise<boolean>) =>
      vi.waitUntil(condition, { timeout: 90_000, interval: 100 }).catch(() => {
        throw new Error(`The mock did not answer: ${output}`)
      }),
    /** How many times it has printed a text. */
    printed: (text: string) => output.split(text).length - 1,
    async stop() {
      if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM')
      await ended
    },
  }
}

/** The version that the mock answers; undefined while it does not. */
async function versionAt(origin: string): Promise<string | undefined> {
  const response = await fetch(`${origin}/api/health`).catch(() => undefined)
  return response?.ok ? ((await response.json()) as { version: string }).version : undefined
}

/** Signs in, which waits 1.5 s at `npm run dev:mock`; resolves to the status. */
async function signIn(origin: string, credentials: object, signal?: AbortSignal): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(credentials)
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers,
    body,
    ...(signal && { signal }),
  })
  return response.status
}

const demo = { email: 'demo@obra.test', password: 'obra-demo-2026' }

describe.runIf(process.env.OBRA_TEST_SCOPE === 'all')(
  'the mocks in a copy of the repository',
  { timeout: 240_000 },
  () => {
    beforeAll(copyRepository)

    it('npm run dev:mock outlives requests that are given up, and answers the last edit', async () => {
      const [port, webPort] = [await freePort(), await freePort()]
      const app = start(['scripts/dev-mock.ts'], { PORT: String(port), OBRA_WEB_PORT: String(webPort) })
      const origin = `http://127.0.0.1:${webPort}`
      try {
        await app.until(async () => (await versionAt(origin)) !== undefined)
        const givenUp = Array.from({ length: 5 }, () => signIn(origin, demo, AbortSignal.timeout(100)))
        await Promise.all(givenUp.map((call) => expect(call).rejects.toThrow('timeout')))
        // It waits as long, so those before would have reached Prism by then.
        expect(await signIn(origin, demo)).toBe(200)
        expect(await versionAt(origin)).toBeTypeOf('string')

        const [begun, done] = ['Generando', 'generated ']
        const before = [begun, done].map(app.printed)
        writeExample('1.0.0')
        await app.until(() => app.printed(begun) > before[0]!)
        // Saved until it is generated: some of these edits come too late for that generation.
        let saves = 0
        await app.until(() => {
          writeExample(`1.0.${++saves}`)
          return app.printed(done) > before[1]!
        })
        await app.until(async () => (await versionAt(origin)) === `1.0.${saves}`)
      } finally {
        await app.stop()
      }
    })

    it('npm run mock -- --errors answers what the contract promises, and refuses what it forbids', async () => {
      const port = await freePort()
      const mock = start(['scripts/mock.ts', '--errors'], { PORT: String(port) })
      const origin = `http://127.0.0.1:${port}`
      try {
        await mock.until(async () => (await versionAt(origin)) !== undefined)
        const contacts = `${origin}/api/apps/contacts/all`
        const answered = await fetch(contacts, { headers: { authorization: 'Bearer x' } })
        expect([answered.status, answered.headers.has('etag')]).toEqual([200, true])
        expect((await fetch(contacts)).status).toBe(401)
        expect([await signIn(origin, demo), await signIn(origin, {})]).toEqual([200, 400])
      } finally {
        await mock.stop()
      }
    })
  },
)
