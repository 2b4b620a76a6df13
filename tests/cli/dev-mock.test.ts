/**
 * `npm run dev:mock` as a front-end developer uses it, in a copy of the repository: edits of the contract are answered without
 * a restart, and requests that are given up cost nothing. Only with OBRA_TEST_SCOPE=all: it starts Vite and Prism.
 */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
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

/** Starts `npm run dev:mock` in the copy. */
async function startDevelopment() {
  const webPort = await freePort()
  const { PATH = '', HOME = '' } = process.env
  // Not through npm, which would install the packages.
  const child = spawn(process.execPath, ['scripts/dev-mock.ts'], {
    cwd: folder,
    detached: true,
    env: { PATH: `${folder}/node_modules/.bin:${PATH}`, HOME, OBRA_WEB_PORT: String(webPort) },
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const origin = `http://127.0.0.1:${webPort}`
  return {
    origin,
    /** The version that the mock answers; undefined while it does not. */
    async version() {
      const response = await fetch(`${origin}/api/health`).catch(() => undefined)
      return response?.ok ? ((await response.json()) as { version: string }).version : undefined
    },
    async until(condition: () => unknown) {
      const deadline = performance.now() + 90_000
      while (!(await condition())) {
        if (child.exitCode !== null || performance.now() > deadline)
          throw new Error(`The mock did not answer: ${output}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    generations: () => output.split('Generando').length - 1,
    async stop() {
      if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM')
      await ended
    },
  }
}

it.runIf(process.env.OBRA_TEST_SCOPE === 'all')(
  'answers edits of the contract, the last one too, and outlives requests that are given up',
  { timeout: 240_000 },
  async () => {
    copyRepository()
    const app = await startDevelopment()
    try {
      await app.until(app.version)
      // Signing in waits 1.5 s in the contract's mock; Prism ended when such a request lost its caller.
      await Promise.all(
        Array.from({ length: 5 }, async () => {
          const body = JSON.stringify({ email: 'demo@obra.test', password: 'obra-demo-2026' })
          const headers = { 'content-type': 'application/json' }
          const signal = AbortSignal.timeout(100)
          const signIn = fetch(`${app.origin}/api/auth/sign-in`, { method: 'POST', headers, body, signal })
          await expect(signIn).rejects.toThrow('timeout')
        }),
      )
      expect(await app.version()).toBeTypeOf('string')

      const before = app.generations()
      writeExample('1.0.1')
      await app.until(() => app.generations() > before)
      // Saved while the first edit is being generated.
      writeExample('1.0.2')
      await app.until(async () => (await app.version()) === '1.0.2')
    } finally {
      await app.stop()
    }
  },
)
