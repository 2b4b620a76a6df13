/** Checks the files used to run Obra in production with their linters. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import packageJson from '../../package.json' with { type: 'json' }
import nodePackage from '../../tools/node/package.json' with { type: 'json' }
import { isTest, listFiles } from './sources.ts'

const root = path.resolve(import.meta.dirname, '../..')
const units = path.join(root, 'scripts/deploy')
type Lock = { packages: Record<string, { dev?: true; devOptional?: true; hasInstallScript?: true }> }
type Workflow = { jobs: Record<string, { container: string; steps: { run?: string }[] }> }
const hasSystemd = spawnSync('systemd-analyze', ['--version'], { stdio: 'ignore' }).status === 0

describe('running in production', () => {
  it('has a valid Dockerfile whose server does not run as root', () => {
    const text = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
    expect(validate(text).map(({ message }) => message)).toEqual([])
    expect(text).toMatch(/\nUSER node\n[\s\S]*\nHEALTHCHECK /)
  })

  it('installs what the server and the command load, and no build dependencies of the web app', () => {
    const loaded = listFiles()
      .filter((file) => /^(server|cli|openapi\/shared)\/.*\.ts$/.test(file) && !isTest(file))
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
    const isLoaded = (name: string) => loaded.some((text) => text.includes(`'${name}'`) || text.includes(`'${name}/`))
    expect(Object.keys(packageJson.dependencies).filter((name) => !isLoaded(name))).toEqual([])
  })

  it('needs no install script in the package, because npm 12 runs none', () => {
    const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock
    const installed = Object.entries(packages).filter(([, { dev, devOptional }]) => !dev && !devOptional)
    expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => folder)).toEqual([])
  })

  it('keeps secrets and generated files out of the image', () => {
    const left = readFileSync(path.join(root, '.dockerignore'), 'utf8').trim().split('\n')
    expect(left).toEqual(expect.arrayContaining(['.env*', '.git', 'node_modules', 'data']))
  })

  it('runs the same Node and the same gate everywhere', () => {
    const text = (file: string) => readFileSync(path.join(root, file), 'utf8')
    const major = text('.nvmrc').trim()
    expect(packageJson.engines.node).toBe(`>=${major}`)
    for (const version of Object.values(nodePackage.optionalDependencies)) expect(version).toMatch(`^${major}.`)
    expect([...text('Dockerfile').matchAll(/FROM node:(\d+)/g)].map(([, version]) => version)).toEqual([major, major])
    const workflow = (name: string) => parse(text(`.github/workflows/${name}.yml`)) as Workflow
    const { container, steps } = workflow('ci').jobs.test!
    expect([container, steps.some(({ run }) => run === '.ci/run')]).toEqual([`node:${major}-bookworm`, true])
    expect(workflow('release').jobs.release!.steps.map(({ run }) => run)).toContain('npm run test:all')
  })

  it('has a compose file that the linter passes', () => {
    const args = ['node_modules/dclint/bin/dclint.cjs', 'compose.yaml', '--quiet']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    expect([status, stdout.trim(), stderr.trim()]).toEqual([0, '', ''])
  })

  it.skipIf(!hasSystemd)('has valid systemd units', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'obra-units-'))
    cpSync(units, folder, { recursive: true })
    const files = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name))
    for (const name of files) {
      const text = readFileSync(path.join(folder, name), 'utf8')
      // The command is not installed where the tests run.
      writeFileSync(path.join(folder, name), text.replaceAll('/usr/local/bin/obra', '/bin/true'))
    }
    const verified = spawnSync('systemd-analyze', ['verify', ...files.map((name) => path.join(folder, name))])
    rmSync(folder, { recursive: true })
    expect([files.length, verified.status, String(verified.stderr)]).toEqual([3, 0, ''])
  })
})
