/**
 * Generates files: the bundled description and its types (`openapi/` -> `openapi/generated/`), the pages for the search (from
 * the web's table of screens), the table of roles, the Spanish words of
 * values, and the list of migrations. `--check` writes nothing and fails if the
 * committed files are stale.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './lib/build.ts'
import { completeCompanyOperations, ContractMistake, type Bundle } from './lib/company-operations.ts'
import { completeOperations } from './lib/complete-operations.ts'
import { completeDates } from './lib/date-years.ts'
import { completeDerivedSchemas } from './lib/derived-schemas.ts'
import { completeLists } from './lib/list-operations.ts'
import { completeConditionalOperations } from './lib/conditional-operations.ts'
import { leanContract } from './lib/lean-contract.ts'
import { listMigrations, migrationList } from './lib/migration-list.ts'
import { listPages, pageList } from './lib/page-list.ts'
import { listRoles, roleTable } from './lib/role-table.ts'
import { listWords, wordTable } from './lib/word-table.ts'
import openapiTypescript, { astToString } from 'openapi-typescript'

/** The whole description as one JSON text, with references to components. */
function bundle(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-gen-'))
  try {
    const output = path.join(folder, 'openapi.json')
    const redocly = path.join(root, 'node_modules/@redocly/cli/bin/cli.js')
    const flags = ['--component-renaming-conflicts-severity', 'error', '--output', output]
    const { status, stderr } = spawnSync(process.execPath, [redocly, 'bundle', 'openapi/openapi.yaml', ...flags], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    if (status !== 0) throw new ContractMistake(stderr.toString())
    const bundled = JSON.parse(readFileSync(output, 'utf8')) as Bundle
    completeDerivedSchemas(bundled)
    completeLists(bundled)
    completeOperations(bundled)
    completeCompanyOperations(bundled)
    completeConditionalOperations(bundled)
    completeDates(bundled)
    return `${JSON.stringify(bundled, null, 1)}\n`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The TypeScript types of a bundled description, without webhooks, which are no operations of the server. */
async function types(bundled: string): Promise<string> {
  const { webhooks: _sent, ...served } = JSON.parse(bundled) as Record<string, unknown>
  const nodes = await openapiTypescript(served as never, { alphabetize: true, arrayLength: false })
  return `// Generated from openapi/ by npm run gen; never edited.\n${astToString(nodes)}${areaTypes(JSON.parse(bundled) as Bundle)}`
}

/** The operations of each area, so that a wrong or missing handler is a type error in its area; and those that need more than lector. */
function areaTypes({ paths }: Bundle): string {
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  const areas = Map.groupBy(operations, (operation) => operation.tags[0]!)
  const lines = [...areas].map(
    ([area, all]) => `    "${area}": ${all.map(({ operationId }) => `"${operationId}"`).join(' | ')};`,
  )
  const guarded = operations.filter(({ 'x-role': role }) => role !== undefined && role !== 'lector')
  const ids = guarded.map(({ operationId }) => `    | "${operationId}"`)
  return `export interface areaOperations {\n${lines.toSorted().join('\n')}\n}\nexport type guardedOperations =\n${ids.toSorted().join('\n')};\n`
}

/**
 * The operations by area and path, each with its method and its role above lector, for the web's typed client. As lines, because each
 * of its screens loads them: a path begins with the number of segments that it shares with the path before it.
 */
function operationTable({ paths }: Bundle): string {
  const areas: Record<string, Record<string, string[]>> = {}
  for (const [address, item] of Object.entries(paths))
    for (const [method, { operationId, tags, 'x-role': role }] of Object.entries(item)) {
      const needed = role === undefined || role === 'lector' ? '' : ` ${role}`
      ;((areas[tags[0]!] ??= {})[address] ??= []).push(`${method.toUpperCase()} ${operationId}${needed}`)
    }
  let last: string[] = []
  const relative = (address: string) => {
    const segments = address.slice(1).split('/')
    const fork = segments.slice(0, -1).findIndex((segment, index) => segment !== last[index])
    const shared = fork === -1 ? segments.length - 1 : fork
    last = segments
    return `${shared}/${segments.slice(shared).join('/')}`
  }
  const sorted = Object.entries(areas).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const lines = sorted.flatMap(([area, places]) => [
    area,
    ...Object.entries(places).flatMap(([address, operations]) => [relative(address), ...operations]),
  ])
  return `// Generated from openapi/ by npm run gen; never edited.\nexport const operations = \`\n${lines.join('\n')}\n\`\n`
}

function bundleOrExit(): string {
  try {
    return bundle()
  } catch (error) {
    if (!(error instanceof ContractMistake)) throw error
    process.stderr.write(error.message)
    process.exit(1)
  }
}

const description = bundleOrExit()
const files = {
  'openapi/generated/openapi.json': description,
  'openapi/generated/contract.json': leanContract(description),
  'openapi/generated/schema.d.ts': await types(description),
  [pageList]: listPages(),
  'openapi/generated/operations.ts': operationTable(JSON.parse(description) as Bundle),
  [roleTable]: listRoles(JSON.parse(description) as Bundle),
  [wordTable]: listWords(JSON.parse(description) as Bundle),
  [migrationList]: listMigrations(),
}
const stale = Object.entries(files).filter(([name, text]) => {
  const file = path.join(root, name)
  return !existsSync(file) || readFileSync(file, 'utf8') !== text
})
if (process.argv.includes('--check')) {
  for (const [name] of stale) console.error(`${name} is stale: run npm run gen`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const [name, text] of stale) writeFileSync(path.join(root, name), text)
  console.log(stale.length > 0 ? `generated ${stale.map(([name]) => name).join(', ')}` : 'generated files are fresh')
}
