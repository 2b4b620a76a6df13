/** The house rules as functions from sources to violations. Exceptions are small tables with a reason. */
import { isTest, type Source } from './sources.ts'

const code = (sources: Source[]) => sources.filter(({ path }) => !isTest(path))
const partOf = (file: string) => file.split('/')[0] ?? ''
const areaOf = (file: string) => /^(?:web|server)\/areas\/([^/]+)\//.exec(file)?.[1]
const isIn = (file: string, ...folders: string[]) => folders.some((folder) => file.startsWith(folder))

/** web, server and cli never import one another (except web/mock), and nothing imports tests or scripts; openapi imports none. */
export function partsApart(sources: Source[]): string[] {
  const parts = new Set(['web', 'server', 'cli', 'openapi'])
  const closed = new Set(['web', 'server', 'cli', 'tests', 'scripts'])
  return code(sources)
    .filter(({ path }) => parts.has(partOf(path)) && !isIn(path, 'web/mock/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target.includes('/') && closed.has(partOf(target)) && partOf(target) !== partOf(path))
        .map(({ target }) => `${path} imports ${target}`),
    )
}

const isDoor = (file: string) => /^(web|server)\/areas\/[^/]+\/door\.ts$/.test(file)

/** An area imports from another only what its `door.ts` lists. */
export function areasApart(sources: Source[]): string[] {
  return code(sources).flatMap(({ path, imports }) => {
    const area = areaOf(path)
    if (!area) return []
    const others = imports.filter(({ target }) => {
      const other = areaOf(target)
      return other !== undefined && other !== area && partOf(target) === partOf(path)
    })
    return others.filter(({ target }) => !isDoor(target)).map(({ target }) => `${path} imports ${target}`)
  })
}

/** A door only re-exports names of its own area that another file uses. */
export function doorsAreLists(sources: Source[]): string[] {
  const doors = code(sources).filter(({ path }) => isDoor(path))
  return doors.flatMap(({ path, text, imports }) => {
    const own = path.slice(0, -'door.ts'.length)
    const users = code(sources).filter((source) => source.imports.some(({ target }) => target === path))
    const rest = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/export (?:type )?\{[^}]*\} from '[^']*'/g, '')
    const names = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/(\w+)\s*(?:,|$)/g)].map(([, name = '']) => name),
    )
    return [
      ...(rest.trim() === '' ? [] : [`${path} has more than a list`]),
      ...imports.filter(({ target }) => !target.startsWith(own)).map(({ target }) => `${path} passes ${target} on`),
      ...names
        .filter((name) => !users.some((user) => new RegExp(`\\b${name}\\b`).test(user.text)))
        .map((name) => `${path} lists ${name}, which nobody uses`),
    ]
  })
}

/** generated <- lib, ui, api <- records <- areas <- app: nothing imports from above. `records` serves all business records. */
export function webLayers(sources: Source[]): string[] {
  const above: [string, string[]][] = [
    ['web/lib/', ['web/ui/', 'web/api/', 'web/records/', 'web/areas/', 'web/app/']],
    ['web/ui/', ['web/api/', 'web/records/', 'web/areas/', 'web/app/']],
    ['web/api/', ['web/records/', 'web/areas/', 'web/app/']],
    ['web/records/', ['web/areas/', 'web/app/']],
    ['web/areas/', ['web/app/']],
  ]
  return code(sources).flatMap(({ path, imports }) => {
    const forbidden = above.find(([folder]) => path.startsWith(folder))?.[1] ?? []
    return imports.filter(({ target }) => isIn(target, ...forbidden)).map(({ target }) => `${path} imports ${target}`)
  })
}

/** What each layer of the server may import besides itself; entries (`main.js`, `serve.ts`) may import everything. */
const serverFloors: [floor: string, below: string[]][] = [
  ['server/lib/', []],
  ['server/adapters/', ['server/lib/']],
  ['server/db/', ['server/lib/']],
  ['server/money/', ['server/lib/', 'server/db/']],
  ['server/context.ts', ['server/lib/', 'server/adapters/', 'server/db/']],
  ['server/http/', ['server/lib/', 'server/context.ts']],
  ['server/records/', ['server/lib/', 'server/db/', 'server/money/', 'server/context.ts']],
  [
    'server/areas/',
    [
      'server/lib/',
      'server/adapters/',
      'server/db/',
      'server/money/',
      'server/context.ts',
      'server/http/',
      'server/records/',
    ],
  ],
  ['server/app/', ['server/']],
]

/**
 * app -> areas -> records -> money -> db -> lib, and areas -> http -> lib, type imports included. Layers below areas know no area;
 * http and db do not import each other. `records` is shared by all business records, `money` calculates amounts.
 */
export function serverLayers(sources: Source[]): string[] {
  return code(sources).flatMap(({ path, imports }) => {
    const [floor, below] = serverFloors.find(([folder]) => path.startsWith(folder)) ?? []
    if (!floor || !below) return []
    return imports
      .filter(({ target }) => target.startsWith('server/') && !isIn(target, floor, ...below))
      .map(({ target }) => `${path} imports ${target}`)
  })
}

/** No import cycles. Type imports count except in tests; lazy imports do not count. */
export function noCycles(sources: Source[]): string[] {
  const edges = new Map(
    sources.map(({ path, imports }) => {
      const first = imports.filter(({ isType, isLazy }) => !isLazy && !(isType && isTest(path)))
      return [path, first.map(({ target }) => target)]
    }),
  )
  const found: string[] = []
  const done = new Set<string>()
  const visit = (file: string, trail: string[]): void => {
    if (trail.includes(file)) {
      found.push([...trail.slice(trail.indexOf(file)), file].join(' -> '))
      return
    }
    if (done.has(file)) return
    for (const next of edges.get(file) ?? []) if (edges.has(next)) visit(next, [...trail, file])
    done.add(file)
  }
  for (const file of edges.keys()) visit(file, [])
  return found
}

/** No file that only re-exports (except doors), and none with a meaningless name. */
export function noBarrels(sources: Source[]): string[] {
  return code(sources)
    .filter(({ path }) => !isDoor(path))
    .filter(({ path, text }) => {
      const lines = text.replace(/\/\*[\s\S]*?\*\//g, '').split('\n')
      const statements = lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('//'))
      const isBarrel = statements.length > 0 && statements.every((line) => /^export (type )?(\*|\{).* from /.test(line))
      return isBarrel || /(^|\/)(utils?|helpers?|misc|common)\.tsx?$/.test(path)
    })
    .map(({ path }) => path)
}

const mayBuildSql = /(^server\/db\/|(^|\/)([\w-]+\.)?queries\.ts$|\/(seed|multiply|tables)\.ts$)/
/** Further files that may use SQL, with the reason. */
const sqlExceptions: Record<string, string> = {
  'server/app/admin-actions.ts': 'vacuums and analyzes a whole store',
  'server/app/upgrade-store.ts': 'copies and vacuums a whole store',
}

/** Only queries, seeding and `server/db` contain SQL. */
export function sqlInItsPlace(sources: Source[]): string[] {
  return code(sources)
    .filter(({ path }) => path.startsWith('server/') && !mayBuildSql.test(path) && !sqlExceptions[path])
    .filter(
      ({ text, imports }) =>
        imports.some(({ target, names }) => target === 'kysely' && names.includes('sql')) ||
        /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text),
    )
    .map(({ path }) => path)
}

/** A file names its role after a dot: `bulk.service.ts`, never `bulk-service.ts` or `bulkService.ts`. */
export function rolesAfterDot(sources: Source[]): string[] {
  return sources
    .map(({ path }) => path)
    .filter((path) => /\w(-(service|queries|routes)|(Service|Queries|Routes))(\.test)?\.ts$/.test(path))
}

const bareNames = new Set('told said asked kept given found own of whole shown held taken'.split(' '))

/** Names of a file's top level are nouns or verbs, not bare participles or pronouns such as `told` or `own`. */
export function noBareNames(sources: Source[]): string[] {
  return code(sources).flatMap(({ path, declared }) =>
    [...new Set(declared)].filter((name) => bareNames.has(name)).map((name) => `${path}: ${name}`),
  )
}

/** Operations without a function of their name, with the reason. */
const unnamedOperations: Record<string, string> = {
  streamEvents: 'holds an answer open, so all of it is HTTP and stands in routes.ts',
}

/** The area of each operation exports a function of its name outside `routes.ts`. */
export function operationsByName(sources: Source[], operations: { id: string; area: string }[]): string[] {
  const exported = new Set(
    code(sources)
      .filter(({ path }) => path.startsWith('server/areas/') && !path.endsWith('routes.ts'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/^export (?:async )?(?:function\*?|const) (\w+)/gm)].map(
          ([, name]) => `${areaOf(path)} ${name}`,
        ),
      ),
  )
  return operations
    .filter(({ id, area }) => !unnamedOperations[id] && !exported.has(`${area} ${id}`))
    .map(({ id, area }) => `server/areas/${area} has no function ${id}`)
}

/** Only `server/http`, `routes.ts` and the entry import Hono. */
export function honoInItsPlace(sources: Source[]): string[] {
  const mayKnow =
    /^server\/(http\/|app\/app\.ts$|serve\.ts$|areas\/[^/]+\/([\w-]+\.)?routes\.ts$)|^web\/mock\/stand-ins\//
  return code(sources)
    .filter(({ path, imports }) => {
      const knows = imports.some(({ target }) => /^(hono|@hono\/[\w-]+)(\/|$)/.test(target))
      return /^(server|cli|web)\//.test(path) && knows && !mayKnow.test(path)
    })
    .map(({ path }) => path)
}

/** Files that may import `node:` modules; the rest of the server also runs in a browser worker. */
const nodeDoors: [RegExp, string][] = [
  [/^server\/(main\.js|serve\.ts|app\/(services|config)\.ts)$/, 'the entry and what it reads'],
  [/^server\/adapters\//, 'adapters'],
  [
    /^server\/db\/(sqlite|sqlite-checkpoints|sqlite-checkpoint-worker|fixtures|files\/file-folder)\.ts$/,
    'the store’s files',
  ],
  [/^server\/(db\/admin\/|app\/(admin-actions|upgrade-store)\.ts$)/, 'copies of the store'],
  [/^server\/http\/(docs|static)\.ts$/, 'files that are served'],
  [/^server\/http\/upload-stream\.ts$/, 'forms that are read as they come'],
]

/** `node:` imports live in entries and in named adapters. */
export function nodeInItsPlace(sources: Source[]): string[] {
  return code(sources)
    .filter(
      ({ path }) =>
        path.startsWith('server/') ||
        (path.startsWith('web/') && !isIn(path, 'web/build/', 'web/mock/build/', 'web/vite')),
    )
    .filter(({ imports }) => imports.some(({ target, isType }) => !isType && target.startsWith('node:')))
    .filter(({ path }) => !nodeDoors.some(([door]) => door.test(path)))
    .map(({ path }) => path)
}

/** Nothing hand-written is longer than 400 lines, tests 600; fixtures, data and generated files are not hand-written. */
export function shortFiles(files: { path: string; text: string }[]): string[] {
  const isWritten = (file: string) =>
    /\.(ts|tsx|js|mjs|css|yaml|html)$/.test(file) &&
    // The list of all paths has a line for each.
    !isIn(file, 'fixtures/', 'openapi/generated/', 'openapi/released/', 'openapi/openapi.yaml')
  return files
    .filter(({ path }) => isWritten(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1, most: isTest(path) ? 600 : 400 }))
    .filter(({ lines, most }) => lines > most)
    .map(({ path, lines }) => `${path}: ${lines} lines`)
}

/** A TODO names its issue. */
export function noLooseEnds(files: { path: string; text: string }[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => /\b(TODO|FIXME|XXX)\b/.test(line) && !/#\d+/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
}

/** No committed file names a package registry: that is configured per machine. */
export function noRegistry(files: { path: string; text: string }[]): string[] {
  const hosts = /registry\.(npmjs|yarnpkg|npmmirror)\.|^\s*(@[\w-]+:)?registry\s*=|"resolved":\s*"https?:/m
  return files.filter(({ text }) => hosts.test(text)).map(({ path }) => path)
}

/** The modules that convert between typed texts and values; others call them. */
const converters = new Set([
  'web/lib/number-text.ts',
  'web/lib/date-text.ts',
  'server/lib/calendar.ts',
  'server/money/typed-decimal.ts',
])

/** Numbers and days as typed in Argentina are parsed in one place, and days are formatted in one place. */
export function oneConverter(sources: Source[]): string[] {
  const byHand = /parseFloat\(|\.replace\(',', '\.'\)|\.replaceAll\('\.', ''\)|split\('-'\)\.(toReversed|reverse)\(\)/
  return code(sources)
    .filter(({ path, text }) => !converters.has(path) && byHand.test(text))
    .map(({ path }) => `${path} converts a typed number or day by hand`)
}

/** Names that are on only one of the two sides. */
export function disagreement(left: string[], right: string[]): string[] {
  return [...left.filter((name) => !right.includes(name)), ...right.filter((name) => !left.includes(name))].toSorted()
}
