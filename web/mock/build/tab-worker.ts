/** What the server's code needs to run in a worker of the page (web/mock). */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import contract from '../../../openapi/generated/openapi.json' with { type: 'json' }

const root = path.resolve(import.meta.dirname, '../../..')
const standIns = path.join(root, 'web/mock/stand-ins')
const folder = path.join(root, 'fixtures')

/** Modules of the server that read the disk or Node's streams, by what stands in for them. */
const replaced: Record<string, string> = {
  'server/db/fixtures.ts': 'fixtures.ts',
  'server/http/upload-stream.ts': 'upload-stream.ts',
}

/** The examples of the contract, which the description and Prism show: the sample is made without them. */
function withoutExamples(fixture: unknown): unknown {
  if (typeof fixture !== 'object' || fixture === null || Array.isArray(fixture)) return fixture
  const { examples: _, ...data } = fixture as { examples?: unknown }
  return data
}

/** All fixtures: the data of each area, the texts beside them, and where the other files lie. */
export function gatherFixtures() {
  const data: Record<string, unknown> = {}
  const texts: Record<string, string> = {}
  const files: Record<string, string> = {}
  for (const found of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, found)
    const name = found.replaceAll('\\', '/')
    if (/^[^/]+\.yaml$/.test(name)) {
      const fixture: unknown = parse(readFileSync(file, 'utf8'), { merge: true, maxAliasCount: -1 })
      data[name.slice(0, -'.yaml'.length)] = withoutExamples(fixture)
    } else if (name.endsWith('.md')) texts[name] = readFileSync(file, 'utf8')
    else if (path.extname(name) !== '') files[name] = file
  }
  return { data, texts, files }
}

// As text to be parsed it starts several times quicker than as a literal.
const parsed = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

// The bytes of sample files, which only an empty store asks for.
const isContents = (area: string) => area.endsWith('.contents')

function fixturesModule(): string {
  const { data: all, texts, files } = gatherFixtures()
  const data = Object.fromEntries(Object.entries(all).filter(([area]) => !isContents(area)))
  const names = Object.keys(files)
  const imports = names.map((name, index) => `import file${index} from ${JSON.stringify(`${files[name]}?url`)}`)
  const addresses = names.map((name, index) => `${JSON.stringify(name)}: file${index}`)
  return `${imports.join('\n')}
export const data = ${parsed(data)}
export const texts = ${parsed(texts)}
export const files = { ${addresses.join(', ')} }`
}

function contentsModule(): string {
  const contents = Object.entries(gatherFixtures().data).filter(([area]) => isContents(area))
  return `export default ${parsed(Object.fromEntries(contents))}`
}

type Operation = { 'x-mock-delay'?: number }

/** The waiting times that the contract gives to a mock. */
export function gatherDelays(): Record<string, number> {
  const delays: Record<string, number> = {}
  for (const [address, methods] of Object.entries(contract.paths as Record<string, Record<string, Operation>>)) {
    for (const [method, operation] of Object.entries(methods)) {
      const milliseconds = operation['x-mock-delay']
      if (milliseconds) delays[`${method.toUpperCase()} ${address}`] = milliseconds
    }
  }
  return delays
}

/**
 * Parts of libraries that the server never calls, though they are imported with the rest: zod's messages in fifty languages
 * (Obra writes its own), style attributes (none is allowed) and trees of a whole document (only its parts are looked at).
 */
const unused = [
  { source: '../locales/index.js', importer: /\/zod\// },
  { source: 'postcss', importer: /\/sanitize-html\// },
  { source: 'domutils', importer: /\/htmlparser2\// },
]
const nothing = '\0nothing'

const made: Record<string, () => string> = {
  'virtual:tab-fixtures': fixturesModule,
  'virtual:tab-contents': contentsModule,
  'virtual:tab-delays': () => `export default ${parsed(gatherDelays())}`,
}

/** For the worker and the page: what stands in for Node, and what the build puts together. */
export function tabWorker(): Plugin {
  return {
    name: 'obra:tab-worker',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (made[source]) return `\0${source}`
      if (source === 'node:crypto') return path.join(standIns, 'node-crypto.ts')
      if (importer && unused.some((each) => each.source === source && each.importer.test(importer))) return nothing
      if (!/\/(fixtures|upload-stream)\.ts$/.test(source) || importer?.startsWith(standIns)) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const standIn = resolved && replaced[path.relative(root, resolved.id).replaceAll('\\', '/')]
      return standIn ? path.join(standIns, standIn) : null
    },
    load(id) {
      if (id === nothing) return 'export {}'
      return id.startsWith('\0') ? (made[id.slice(1)]?.() ?? null) : null
    },
  }
}

/** A folder of their own for what the worker loads, so that its size can be told (tests/e2e/tab.spec.ts). */
export const tabWorkerFiles = {
  entryFileNames: 'assets/worker/[name]-[hash].js',
  chunkFileNames: 'assets/worker/[name]-[hash].js',
  assetFileNames: 'assets/worker/[name]-[hash][extname]',
}
