import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { node, root, runProgram, temporaryFolder } from '../support/cli.ts'
import { freePort } from '../support/free-port.ts'

const folder = temporaryFolder()
const modules = path.join(folder, 'node_modules')
const obra = path.join(modules, 'obra/cli/obra.js')
const dataFolder = path.join(folder, 'data')
const environment = { OBRA_DATA_DIR: dataFolder, XDG_CONFIG_HOME: folder, OBRA_LOG_LEVEL: 'silent' }

/** Lays the package out as npm would, with only its declared dependencies and without a registry. */
async function install(): Promise<void> {
  const npm = { PATH: process.env.PATH ?? '', npm_config_update_notifier: 'false' }
  const packed = await runProgram('npm', ['pack', '--pack-destination', folder], { env: npm })
  if (packed.code !== 0) throw new Error(packed.stderr)
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!
  mkdirSync(modules)
  await runProgram('tar', ['-xzf', path.join(folder, tarball), '-C', modules])
  await runProgram('mv', [path.join(modules, 'package'), path.join(modules, 'obra')])
  for (const name of Object.keys(packageJson.dependencies)) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true })
    symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name))
  }
}

describe('the package that npm pack makes', { timeout: 300_000 }, () => {
  beforeAll(install, 300_000)

  it('contains what runs, and neither tests nor TypeScript', async () => {
    const { stdout } = await runProgram('find', [path.join(modules, 'obra'), '-type', 'f'])
    const files = stdout.trim().split('\n')
    expect(files.filter((file) => /\.(test\.js|ts|tsx)$/.test(file))).toEqual([])
    expect(files.some((file) => file.endsWith('dist/web/dist/index.html'))).toBe(true)
    expect(files.some((file) => file.endsWith('obra/LICENSE'))).toBe(true)
    // npm takes the section from the file extension. Until version 11 it links the page into the man path.
    expect(packageJson.man.every((page) => files.includes(path.join(modules, 'obra', page)))).toBe(true)
  })

  it('creates a first account, serves the web app and the API, and stops cleanly', async () => {
    const first = ['init', '--name', 'Ana Paz', '--email', 'ana@obra.test', '--password-stdin', '--company', 'Paz S.A.']
    const rest = ['--cuit', '30-71234567-1', '--project', 'Torre Paz']
    const begun = await runProgram(node, [obra, ...first, ...rest, '--json'], {
      env: environment,
      input: 'una clave larga 1\n',
    })
    expect(begun.stderr).toBe('')
    expect(begun.code).toBe(0)
    const port = await freePort()
    const server = spawn(node, [obra, 'serve', '--port', String(port)], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise<number | null>((resolve) => server.once('close', resolve))
    for await (const line of createInterface({ input: server.stdout })) if (line.includes('está lista')) break
    const origin = `http://127.0.0.1:${port}`
    expect(await (await fetch(origin)).text()).toContain('<div id="root">')
    for (const file of ['openapi.json', 'docs', 'docs/swagger-ui.css', 'docs/swagger-ui-bundle.js'])
      expect((await fetch(`${origin}/api/${file}`)).status, file).toBe(200)
    const credentials = { email: 'ana@obra.test', password: 'una clave larga 1' }
    const signedIn = await fetch(`${origin}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    })
    expect(signedIn.status).toBe(200)
    server.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
})
