import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { whenChanged, type Making } from './when-changed.ts'

export const root = path.resolve(import.meta.dirname, '../..')

function runShown(file: string, args: string[], env: NodeJS.ProcessEnv): number {
  return spawnSync(file, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
}

/** Runs a program of node_modules/.bin with inherited output; returns its exit code. */
export function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): number {
  return runShown(path.join(root, 'node_modules/.bin', program), args, env)
}

/**
 * Runs a long-running program of node_modules/.bin with inherited output, and ends it with this process; resolves to its exit
 * code.
 */
export function runUntilEnded(program: string, args: string[]): Promise<number> {
  const child = spawn(path.join(root, 'node_modules/.bin', program), args, { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}

/** Runs a script of this project on the same Node, with inherited output; returns its exit code. */
export function runScript(script: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): number {
  return runShown(process.execPath, [path.join(root, script), ...args], env)
}

function orFail(code: number, advice: string): void {
  if (code === 0) return
  console.error(advice)
  process.exit(code)
}

const contractMaking: Making = {
  inputs: [
    'openapi',
    'redocly.yaml',
    'fixtures',
    'server/db/migrations',
    'web/app/screens.ts',
    'scripts/gen.ts',
    'scripts/lib',
  ],
  outputs: ['openapi/generated', 'server/db/migrations/index.ts'],
  stamp: 'node_modules/.obra-generated',
}
const notGenerated = 'El contrato no se pudo generar: mirá el error de arriba.'

function generateWhenChanged(): number {
  return whenChanged(root, contractMaking, () => {
    console.log('Generando el contrato y sus tipos…')
    return runScript('scripts/gen.ts')
  })
}

/** Bundles the contract and generates its types, if the contract or its fixtures changed. */
export function generate(): void {
  orFail(generateWhenChanged(), notGenerated)
}

/** Regenerates whenever the contract or its fixtures change; after an error it waits for the next change. */
export async function generateOnChange(): Promise<void> {
  // Loaded lazily: `npm start` does not watch.
  const { watchFolders } = await import('./watch-folders.ts')
  const inRoot = (folder: string) => path.join(root, folder)
  await watchFolders(['openapi', 'fixtures'].map(inRoot), [inRoot('openapi/generated')], () => {
    if (generateWhenChanged() !== 0) console.error(notGenerated)
  })
}

/** Generates the sprites of the web app's icons. */
export function makeSprites(): void {
  orFail(runScript('scripts/icons.ts'), 'Los íconos no se pudieron generar.')
}

const webMaking: Making = {
  inputs: ['web', 'openapi/generated', 'openapi/shared', 'scripts/icons.ts', 'package-lock.json'],
  outputs: ['web/public/assets/icons'],
  stamp: 'node_modules/.obra-built',
}

/** Builds the web app if its sources changed. */
export function buildWeb(): void {
  const code = whenChanged(root, webMaking, () => {
    console.log('Construyendo la aplicación web…')
    makeSprites()
    return run('vite', ['build', 'web', '--logLevel', 'error'])
  })
  orFail(code, 'La aplicación web no se pudo construir.')
}
