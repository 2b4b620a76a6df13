/** Which tests run on which store, and no test that depends on the speed of the machine. */
import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { areasWithSql, storeFiles } from '../support/store-files.ts'
import { isTest, readSources, root, sourceOf, type Source } from './sources.ts'

const sources = readSources()

/** Areas with hand-written or store-specific SQL, or that use searches or valued sums. */
function withSql(all: Source[]): string[] {
  const areas = all
    .filter(({ path: file }) => file.startsWith('server/areas/') && !isTest(file) && !file.endsWith('/seed.ts'))
    .filter(({ imports }) =>
      imports.some(
        ({ target, names, isType }) =>
          !isType &&
          (/^server\/(db\/search|money\/valued\.queries)\.ts$/.test(target) ||
            (target === 'kysely' && names.includes('sql')) ||
            (target === 'server/db/columns.ts' && names.includes('isPostgres'))),
      ),
    )
    .map(({ path: file }) => file.split('/')[2]!)
  return [...new Set(areas)].toSorted()
}

it('areas with hand-written SQL are tested on PostgreSQL too', () => {
  const imagined = sourceOf('server/areas/x/list.queries.ts', "import { isPostgres } from '../../db/columns.ts'")
  expect(withSql([imagined])).toEqual(['x'])
  expect(areasWithSql.toSorted()).toEqual(withSql(sources))
})

it('OBRA_TEST_SCOPE=all runs on SQLite every test of each store’s gate, and the large ones', () => {
  const everything = new Set(storeFiles('sqlite', true))
  for (const store of ['sqlite', 'postgresql', 'tab'] as const)
    for (const file of storeFiles(store, false)) expect(everything).toContain(file)
  expect(storeFiles('sqlite', false)).not.toContain('server/records/many-entries.test.ts')
  expect(everything).toContain('server/records/many-entries.test.ts')
  expect(storeFiles('postgresql', false)).toContain('tests/contract/store-down.test.ts')
})

/** Tests that may read a clock, since they assert no time limit. */
const clocks: Record<string, string> = {
  'server/areas/live/live.test.ts': 'the age that a stream is opened with',
  'server/areas/health/health.test.ts': 'sets the clock',
  'server/db/announce.test.ts': 'the age of an announcement, from just before it',
  'tests/cli/dev-mock.test.ts': 'a deadline, after which it shows the output',
  'tests/cli/launcher.test.ts': 'the start of the command against that of an empty Node',
  'web/build/early-requests.test.ts': 'sets the clock',
  'web/build/mock-delays.test.ts': 'waits at least that long',
}

/** Times are measured by `npm run bench` and `npm run attack`. */
const readsClock = ({ path: file, text }: Source) =>
  /\.(test|spec)\.tsx?$/.test(file) &&
  /\bperformance\.now\b|\b(hrtime|cpuUsage|threadCpuUsage)\b|Date\.now\(\) - /.test(text)

it('no test asserts how long something takes', () => {
  expect(readsClock(sourceOf('server/a.test.ts', 'expect(Date.now() - started).toBeLessThan(9)'))).toBe(true)
  const reading = sources.filter(readsClock).map(({ path: file }) => file)
  expect(reading.filter((file) => !clocks[file] && file !== 'tests/house/stores.test.ts')).toEqual([])
})

it('a test run with embedded PostgreSQL keeps its exit code', () => {
  // Loaded twice, as in a run of two projects.
  const load = (times: number) => `import('./tests/support/postgres.ts?${times}')`
  const program = `${load(1)}.then(() => ${load(2)}).then(() => void (process.exitCode = 3))`
  expect(spawnSync(process.execPath, ['-e', program], { cwd: root }).status).toBe(3)
})
