/**
 * Generates clients with two third-party generators, in a temporary folder, and compiles `tests/generators` against them, so
 * that the contract stays usable for third parties.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './lib/build.ts'

const contract = path.join(root, 'openapi/generated/openapi.json')
const folder = mkdtempSync(path.join(tmpdir(), 'obra-generators-'))

function run(program: string, args: string[]): void {
  const file = path.join(root, 'node_modules/.bin', program)
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: folder, encoding: 'utf8' })
  if (status === 0) return
  throw new Error(`${program} failed:\n${stdout}${stderr}`)
}

/** Strict settings, except those that generated code does not meet. */
const tsconfig = {
  extends: path.join(root, 'tsconfig.json'),
  compilerOptions: {
    types: [],
    noUnusedLocals: false,
    noUnusedParameters: false,
    verbatimModuleSyntax: false,
    erasableSyntaxOnly: false,
    noUncheckedIndexedAccess: false,
  },
  include: ['*.ts'],
  exclude: [],
}

try {
  run('openapi-ts', [
    '--input',
    contract,
    '--output',
    path.join(folder, 'hey-api'),
    '--client',
    '@hey-api/client-fetch',
    '--silent',
  ])
  run('orval', ['--input', contract, '--output', path.join(folder, 'orval-client.ts'), '--client', 'fetch'])
  cpSync(path.join(root, 'tests/generators'), folder, { recursive: true })
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
  run('tsc', ['--noEmit', '--project', folder])
  console.log('The clients of @hey-api/openapi-ts and orval compile with what is written against them.')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}
