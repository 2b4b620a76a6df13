/** The house rules: each is tried on a violation, and holds for the repository. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { allOperations } from '../contract/schemas.ts'
import * as laws from './laws.ts'
import { isTest, listFiles, readSources, root, sourceOf, type Source } from './sources.ts'

const files = listFiles()
const sources = readSources()
const texts = files
  .filter((file) => /\.(ts|tsx|js|mjs|json|yaml|yml|css|html|md)$|(^|\/)\.npmrc$|^\.ci\//.test(file))
  .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }))

/** An imaginary repository with these files. */
const imagined = (contents: Record<string, string>): Source[] =>
  Object.entries(contents).map(([file, text]) => sourceOf(file, text))

type Law = (sources: Source[]) => string[]
const cases: [string, Law, Record<string, string>, Record<string, string>][] = [
  [
    'web, server and cli never import one another',
    laws.partsApart,
    {
      'cli/main.ts': "import { createApp } from '../server/http/app.ts'",
      'openapi/shared/fold.ts': "import { sortKey } from '../server/lib/text.ts'",
    },
    {
      'cli/main.ts': "import type { paths } from '../openapi/generated/schema.d.ts'",
      'server/lib/text.ts': "import { fold } from '../../openapi/shared/fold.ts'",
    },
  ],
  [
    'an area imports from another only what its door lists',
    laws.areasApart,
    {
      'server/areas/a/service.ts': "import { x } from '../b/service.ts'",
      'web/areas/a/APage.tsx': "import type { X } from '../b/list/queries.ts'; import { B } from '../b/BForm.tsx'",
    },
    {
      'server/areas/a/service.ts': "import { x } from '../b/door.ts'",
      'web/areas/a/APage.tsx': "import { x, BPicker } from '../b/door.ts'",
    },
  ],
  [
    'a door lists only names of its own area that another area uses',
    laws.doorsAreLists,
    {
      'server/areas/a/door.ts': "export { x, y } from './service.ts'\nexport { z } from '../b/door.ts'\nconst own = 1",
      'server/areas/b/service.ts': "import { x } from '../a/door.ts'",
    },
    {
      'server/areas/a/door.ts': "/** What others may use. */\nexport { type X, y } from './service.ts'",
      'server/areas/b/service.ts': "import { type X, y } from '../a/door.ts'",
    },
  ],
  [
    'typed numbers and days are converted in one place',
    laws.oneConverter,
    {
      'web/areas/a/APage.tsx': "const amount = parseFloat(text.replace(',', '.'))",
      'server/areas/a/service.ts': "const day = fecha.split('-').toReversed().join('/')",
    },
    { 'web/lib/number-text.ts': "const number = text.replace(',', '.')" },
  ],
  [
    'web: lib and ui know no area, areas no app',
    laws.webLayers,
    { 'web/ui/Field.tsx': "export { x } from '../areas/contacts/queries.ts'" },
    { 'web/areas/contacts/queries.ts': "import { client } from '../../api/client.ts'" },
  ],
  [
    'server: each layer imports only from layers below, types included',
    laws.serverLayers,
    { 'server/db/a.ts': "import type { Env } from '../http/env.ts'" },
    {
      'server/app/a.ts': "import { x } from '../areas/a/seed.ts'",
      'server/areas/a/b.ts': "import '../../db/schema.ts'",
    },
  ],
  [
    'no cycles',
    laws.noCycles,
    {
      'a.ts': "import { b } from './b.ts'",
      'b.ts': "import type { C } from './c.ts'",
      'c.ts': "export * from './a.ts'",
    },
    { 'a.ts': "import { b } from './b.ts'", 'b.ts': "await import('./a.ts')" },
  ],
  [
    'no barrels, no utils',
    laws.noBarrels,
    { 'web/ui/index.ts': "/** All. */\nexport * from './Field.tsx'\nexport { A } from './A.tsx'\n" },
    { 'server/db/migrations/index.ts': "import * as a from './001.ts'\nexport const migrations = { a }\n" },
  ],
  [
    'SQL is only in queries and in server/db',
    laws.sqlInItsPlace,
    { 'server/areas/a/service.ts': "import { sql, type Selectable } from 'kysely'" },
    {
      'server/areas/a/service.ts': "import { type sql } from 'kysely'",
      'server/areas/a/b.queries.ts': "import { sql } from 'kysely'",
    },
  ],
  [
    'a file names its role after a dot',
    laws.rolesAfterDot,
    { 'server/areas/a/bulk-service.ts': '' },
    { 'server/areas/a/bulk.service.ts': '', 'server/areas/a/service.ts': '', 'web/areas/a/queries.ts': '' },
  ],
  [
    'Hono is imported only in http and routes',
    laws.honoInItsPlace,
    { 'server/areas/a/service.ts': "import type { Context } from 'hono'" },
    { 'server/areas/a/routes.ts': "import { streamSSE } from 'hono/streaming'" },
  ],
  [
    'node: imports are only in entries and adapters',
    laws.nodeInItsPlace,
    { 'server/areas/a/service.ts': "import { readFile } from 'node:fs/promises'" },
    { 'server/adapters/files.ts': "import { readFile } from 'node:fs/promises'" },
  ],
]

describe('the house', () => {
  it.each(cases)('%s', (_, law, breach, fine) => {
    expect(law(imagined(breach))).not.toEqual([])
    expect(law(imagined(fine))).toEqual([])
    expect(law(sources)).toEqual([])
  })

  it('files are short', () => {
    const long = 'x\n'.repeat(401)
    expect(laws.shortFiles([{ path: 'server/a.ts', text: long }])).toHaveLength(1)
    expect(laws.shortFiles([{ path: 'server/a.test.ts', text: long }])).toEqual([])
    expect(laws.shortFiles([{ path: 'fixtures/a.yaml', text: long }])).toEqual([])
    expect(laws.shortFiles(texts)).toEqual([])
  })

  it('module-level names are no bare participles or pronouns', () => {
    const check = (text: string) => laws.noBareNames(imagined({ 'web/a.ts': text }))
    expect(check('const { rows: [found] } = read()\nfunction told() {}\nexport { x as own }')).toHaveLength(3)
    expect(check('const foundRows = 1\nfunction read() { const found = 1 }')).toEqual([])
    expect(laws.noBareNames(sources)).toEqual([])
  })

  it('a TODO names its issue', () => {
    const mark = 'TO' + 'DO'
    expect(laws.noLooseEnds([{ path: 'a.ts', text: `// ${mark} later` }])).toHaveLength(1)
    expect(laws.noLooseEnds([{ path: 'a.ts', text: `// ${mark} (#12) later` }])).toEqual([])
    const written = texts.filter(
      ({ path: file }) => !/^(tests\/house|fixtures|openapi\/(generated|released))\//.test(file),
    )
    expect(
      laws.noLooseEnds(written.filter(({ path: file }) => file !== 'package-lock.json' && !file.endsWith('.md'))),
    ).toEqual([])
  })

  it('no file names a registry', () => {
    const host = ['registry', 'npmjs', 'org'].join('.')
    expect(laws.noRegistry([{ path: 'package-lock.json', text: `"resolved": "https://${host}/a"` }])).toHaveLength(1)
    expect(laws.noRegistry([{ path: '.npmrc', text: 'omit-lockfile-registry-resolved=true' }])).toEqual([])
    expect(laws.noRegistry(texts.filter(({ path: file }) => !file.startsWith('tests/house/')))).toEqual([])
  })
})

describe('the areas', () => {
  const under = (folder: string) => [
    ...new Set(files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length).split('/')[0]!)),
  ]
  const described = [...new Set(allOperations.map(({ area }) => area))]

  it('are the same in the contract’s tags, its folders, the server and the fixtures', () => {
    // anchor.yaml holds the reference date of the sample and belongs to no area.
    const noArea = new Set(['anchor'])
    const fixtures = under('fixtures/').map((file) => file.split('.')[0]!.replace(/-files$/, ''))
    expect(laws.disagreement(['a', 'b'], ['b', 'c'])).toEqual(['a', 'c'])
    expect(laws.disagreement(described, under('openapi/areas/'))).toEqual([])
    expect(laws.disagreement(described, under('server/areas/'))).toEqual([])
    expect(
      laws.disagreement(
        described,
        [...new Set(fixtures)].filter((name) => !noArea.has(name)),
      ),
    ).toEqual([])
  })

  it('of the web are areas of the contract', () => {
    expect(under('web/areas/').filter((area) => !described.includes(area))).toEqual([])
  })

  it('of the server have their tests beside them', () => {
    const untested = under('server/areas/').filter(
      (area) => !files.some((file) => file.startsWith(`server/areas/${area}/`) && isTest(file)),
    )
    expect(untested).toEqual([])
  })

  it('of the server have handlers typed by their area', () => {
    const untyped = sources.filter(
      ({ path: file, text }) =>
        /^server\/areas\/[^/]+\/routes\.ts$/.test(file) && !text.includes(`AreaHandlers<'${file.split('/')[2]}'>`),
    )
    expect(untyped.map(({ path: file }) => file)).toEqual([])
  })

  it('of the server have a function named after each operation', () => {
    const operations = [{ id: 'getX', area: 'a' }]
    const named = (contents: Record<string, string>) => laws.operationsByName(imagined(contents), operations)
    const elsewhere = { 'server/areas/b/service.ts': 'export function getX() {}', 'server/areas/a/routes.ts': '' }
    expect(named({ ...elsewhere, 'server/areas/a/service.ts': 'function getX() {}' })).toHaveLength(1)
    expect(named({ 'server/areas/a/b.service.ts': 'export async function getX() {}' })).toEqual([])
    expect(laws.operationsByName(sources, allOperations)).toEqual([])
  })

  it('have one tag per operation, and only data in fixtures', () => {
    expect(
      files.filter((file) => file.startsWith('fixtures/') && !/\.(yaml|json|txt|md|png|jpg|webp|pdf)$/.test(file)),
    ).toEqual([])
    for (const { id, entry } of allOperations) expect([id, entry.operation.tags.length]).toEqual([id, 1])
  })
})

it('generated files are fresh', () => {
  const output = execFileSync(process.execPath, ['scripts/gen.ts', '--check'], { cwd: root, stdio: 'pipe' })
  expect(output.toString()).not.toContain('stale')
}, 120_000)
