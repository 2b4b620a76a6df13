/** Vite plugin that lets the server's code run in a worker of the page (web/mock). */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import contract from '../../../openapi/generated/openapi.json' with { type: 'json' }

const root = path.resolve(import.meta.dirname, '../../..')
const standIns = path.join(root, 'web/mock/stand-ins')
const folder = path.join(root, 'fixtures')

/** Server modules that use the file system or Node streams, and their replacements. */
const standInFiles: Record<string, string> = {
  'server/db/fixtures.ts': 'fixtures.ts',
  'server/http/upload-stream.ts': 'upload-stream.ts',
}

/** Removes the contract's examples, which the sample data do not use. */
function withoutExamples(fixture: unknown): unknown {
  if (typeof fixture !== 'object' || fixture === null || Array.isArray(fixture)) return fixture
  const { examples: _, ...data } = fixture as { examples?: unknown }
  return data
}

/** All fixtures: data by area, texts by name, paths of the other files. */
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

// JSON.parse of a string starts several times faster than a literal.
const parsedSource = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`

// The sample files' contents, needed only to seed an empty store.
const isContents = (area: string) => area.endsWith('.contents')

function fixturesModule(): string {
  const { data: all, texts, files } = gatherFixtures()
  const data = Object.fromEntries(Object.entries(all).filter(([area]) => !isContents(area)))
  const names = Object.keys(files)
  const imports = names.map((name, index) => `import file${index} from ${JSON.stringify(`${files[name]}?url`)}`)
  const addresses = names.map((name, index) => `${JSON.stringify(name)}: file${index}`)
  return `${imports.join('\n')}
export const data = ${parsedSource(data)}
export const texts = ${parsedSource(texts)}
export const files = { ${addresses.join(', ')} }`
}

function contentsModule(): string {
  const contents = Object.entries(gatherFixtures().data).filter(([area]) => isContents(area))
  return `export default ${parsedSource(Object.fromEntries(contents))}`
}

type Operation = { 'x-mock-delay'?: number }

/** The delays of mocked operations in the contract (`x-mock-delay`). */
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
 * Imports of libraries that the server never uses: zod's messages in fifty languages (Obra has its own), style attributes (none
 * is allowed) and trees of whole documents (only fragments are parsed).
 */
const unusedImports = [
  { source: '../locales/index.js', importer: /\/zod\// },
  { source: 'postcss', importer: /\/sanitize-html\// },
  { source: 'domutils', importer: /\/htmlparser2\// },
]
const emptyModule = '\0emptyModule'

const virtualModules: Record<string, () => string> = {
  'virtual:tab-fixtures': fixturesModule,
  'virtual:tab-contents': contentsModule,
  'virtual:tab-delays': () => `export default ${parsedSource(gatherDelays())}`,
}

/** For the worker and the page: resolves the replacements of Node modules and the virtual modules. */
export function tabWorker(): Plugin {
  return {
    name: 'obra:tab-worker',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (virtualModules[source]) return `\0${source}`
      if (source === 'node:crypto') return path.join(standIns, 'node-crypto.ts')
      if (importer && unusedImports.some((each) => each.source === source && each.importer.test(importer)))
        return emptyModule
      if (!/\/(fixtures|upload-stream)\.ts$/.test(source) || importer?.startsWith(standIns)) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const standIn = resolved && standInFiles[path.relative(root, resolved.id).replaceAll('\\', '/')]
      return standIn ? path.join(standIns, standIn) : null
    },
    load(id) {
      // The name that htmlparser2 imports.
      if (id === emptyModule) return 'export const getFeed = undefined'
      return id.startsWith('\0') ? (virtualModules[id.slice(1)]?.() ?? null) : null
    },
  }
}

/** The worker's files in a separate folder, to measure their size (tests/e2e/tab.spec.ts). */
export const tabWorkerFiles = {
  entryFileNames: 'assets/worker/[name]-[hash].js',
  chunkFileNames: 'assets/worker/[name]-[hash].js',
  assetFileNames: 'assets/worker/[name]-[hash][extname]',
}
