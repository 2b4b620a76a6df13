/**
 * Bundles the description and generates the types from it: `openapi/` -> `openapi/generated/`.
 * `--check` writes nothing and fails where the committed files are stale.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { completeCompanyOperations, type Bundle } from './lib/company-operations.ts'
import openapiTypescript, { astToString } from 'openapi-typescript'

const root = path.resolve(import.meta.dirname, '..')
const generated = path.join(root, 'openapi/generated')

/** The whole description in one JSON text, references to components kept. */
function bundle(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-gen-'))
  try {
    const output = path.join(folder, 'openapi.json')
    const redocly = path.join(root, 'node_modules/@redocly/cli/bin/cli.js')
    const flags = ['--component-renaming-conflicts-severity', 'error', '--output', output]
    execFileSync(process.execPath, [redocly, 'bundle', 'openapi/openapi.yaml', ...flags], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    const bundled = JSON.parse(readFileSync(output, 'utf8')) as Bundle
    completeCompanyOperations(bundled)
    return `${JSON.stringify(bundled, null, 1)}\n`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The TypeScript types of a bundled description. */
async function types(bundled: string): Promise<string> {
  const nodes = await openapiTypescript(JSON.parse(bundled), { alphabetize: true, arrayLength: false })
  return `// Generated from openapi/ by npm run gen; never edited.\n${astToString(nodes)}`
}

const bundled = bundle()
const files = { 'openapi.json': bundled, 'schema.d.ts': await types(bundled) }
const stale = Object.entries(files).filter(([name, text]) => {
  const file = path.join(generated, name)
  return !existsSync(file) || readFileSync(file, 'utf8') !== text
})
if (process.argv.includes('--check')) {
  for (const [name] of stale) console.error(`openapi/generated/${name} is stale: run npm run gen`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const [name, text] of stale) writeFileSync(path.join(generated, name), text)
  console.log(stale.length > 0 ? `generated ${stale.map(([name]) => name).join(', ')}` : 'generated files are fresh')
}
