/** What runs on which store, and no test that fails because its machine is busy. */
import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { areasWithSql, storeFiles } from '../support/store-files.ts'
import { isTest, readSources, root, sourceOf, type Source } from './sources.ts'

const sources = readSources()

/** Areas whose SQL is their own: written by hand, by the kind of store, or through searches and valued sums. */
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

it('areas with SQL of their own run on PostgreSQL too', () => {
  const imagined = sourceOf('server/areas/x/list.queries.ts', "import { isPostgres } from '../../db/columns.ts'")
  expect(withSql([imagined])).toEqual(['x'])
  expect(areasWithSql.toSorted()).toEqual(withSql(sources))
})

it('every test of the server runs on SQLite, and with OBRA_TEST_SCOPE=all', () => {
  const everything = new Set(storeFiles('sqlite', true))
  for (const store of ['sqlite', 'postgresql', 'tab'] as const)
    for (const file of storeFiles(store, false)) expect(everything).toContain(file)
  expect(storeFiles('sqlite', false)).not.toContain('server/records/many-entries.test.ts')
  expect(everything).toContain('server/records/many-entries.test.ts')
  expect(storeFiles('postgresql', false)).toContain('tests/contract/store-down.test.ts')
})

/** Tests that read a clock for another reason than a limit that a busy machine breaks. */
const clocks: Record<string, string> = {
  'server/areas/live/live.test.ts': 'the age that a stream is opened with',
  'server/areas/health/health.test.ts': 'sets the clock',
  'server/db/announce.test.ts': 'the age of an announcement, from just before it',
  'tests/cli/launcher.test.ts': 'the start of the command against that of an empty Node',
  'web/build/early-requests.test.ts': 'sets the clock',
  'web/build/mock-delays.test.ts': 'waits at least that long',
}

/** Figures of time are those of `npm run bench` and `npm run attack`. */
const readsClock = ({ path: file, text }: Source) =>
  /\.(test|spec)\.tsx?$/.test(file) &&
  /\bperformance\.now\b|\b(hrtime|cpuUsage|threadCpuUsage)\b|Date\.now\(\) - /.test(text)

it('no test asserts how long something takes', () => {
  expect(readsClock(sourceOf('server/a.test.ts', 'expect(Date.now() - started).toBeLessThan(9)'))).toBe(true)
  const reading = sources.filter(readsClock).map(({ path: file }) => file)
  expect(reading.filter((file) => !clocks[file] && file !== 'tests/house/stores.test.ts')).toEqual([])
})

it('a run of tests that has PostgreSQL at hand ends with the code that it was given', () => {
  // Twice, as a run of two projects loads it.
  const load = (times: number) => `import('./tests/support/postgres.ts?${times}')`
  const program = `${load(1)}.then(() => ${load(2)}).then(() => void (process.exitCode = 3))`
  expect(spawnSync(process.execPath, ['-e', program], { cwd: root }).status).toBe(3)
})
