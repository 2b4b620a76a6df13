/** The kinds of steps of a test run. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './build.ts'
import { execute, type CommandOptions, type Outcome } from './command.ts'

export type FailedTest = {
  name: string
  /** Runs it once more, alone; unset if a retry is pointless. */
  again?: () => Promise<Counts>
}
type FileTime = { file: string; seconds: number }
type Counts = {
  passed: number
  failed: FailedTest[]
  /** The duration of each file, if the report has it. */
  files: FileTime[]
}
export type StepResult = Omit<Outcome, 'succeeded'> & Counts
export type Step = {
  name: string
  /** The number of cores it uses: one runs beside any other, two that use both cores run in turn. */
  cores: 1 | 2
  run(options: { isQuiet: boolean }): Promise<StepResult>
}

/** A step that passes or fails as a whole. */
export function check(name: string, ...commands: string[][]): Step {
  return {
    name,
    cores: 1,
    async run(options) {
      let output = ''
      let cpuSeconds: number | undefined = 0
      for (const command of commands) {
        const outcome = await execute(command, options)
        output += outcome.output
        cpuSeconds = outcome.cpuSeconds === undefined ? undefined : (cpuSeconds ?? 0) + outcome.cpuSeconds
        if (!outcome.succeeded)
          return { passed: 0, failed: [{ name: command.join(' ') }], files: [], cpuSeconds, output }
      }
      return { passed: 1, failed: [], files: [], cpuSeconds, output }
    },
  }
}

/** Runs a command that writes a JSON report to a given file, and counts its tests with `read`. */
async function runWithReport(
  command: (report: string) => string[],
  options: CommandOptions,
  read: (json: never) => Counts,
): Promise<StepResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-report-'))
  const report = path.join(folder, 'report.json')
  const env = { ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { succeeded, ...rest } = await execute(command(report), { ...options, env })
  let counts: Counts = { passed: 0, failed: [], files: [] }
  try {
    counts = read(JSON.parse(readFileSync(report, 'utf8')) as never)
  } catch {
    // Without a report the run has failed, which the exit code shows.
  }
  rmSync(folder, { recursive: true, force: true })
  if (!succeeded && counts.failed.length === 0) counts.failed.push({ name: `${command('').join(' ')} failed` })
  return { ...counts, ...rest }
}

type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { ancestorTitles: string[]; title: string; fullName: string; status: string }[]
  }[]
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

type TestTitles = { ancestorTitles: string[]; title: string }
/** The arguments with which Vitest runs this test only. */
export const onlyTest = ({ ancestorTitles, title }: TestTitles): string[] => [
  '-t',
  `^${escapeRegExp([...ancestorTitles, title].join(' > '))}$`,
]

type VitestOptions = { cores?: 1 | 2; args?: string[]; env?: NodeJS.ProcessEnv }

/** Tests of Vitest projects. */
export function vitest(name: string, projects: string[], { cores = 2, args = [], env }: VitestOptions = {}): Step {
  const start = ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])]
  const workers = cores === 1 ? ['--maxWorkers=1'] : []
  const json = (report: string) => ['--reporter=json', `--outputFile.json=${report}`]
  const again =
    (file: string, test: string[] = []) =>
    () =>
      runWithReport(
        (report) => [...start, file, '--maxWorkers=1', ...test, '--reporter=default', ...json(report)],
        { ...(env && { env }) },
        read,
      )
  const read = ({ numPassedTests, testResults }: VitestReport): Counts => ({
    passed: numPassedTests,
    files: testResults.map(({ name: absolute, startTime, endTime }) => ({
      file: path.relative(root, absolute),
      seconds: (endTime - startTime) / 1000,
    })),
    failed: testResults.flatMap(({ name: absolute, status, assertionResults }): FailedTest[] => {
      const file = path.relative(root, absolute)
      const failed = assertionResults.filter((test) => test.status === 'failed')
      // A file that fails to load has no tests.
      if (failed.length === 0) return status === 'failed' ? [{ name: file, again: again(file) }] : []
      return failed.map((test) => ({ name: `${file} › ${test.fullName}`, again: again(file, onlyTest(test)) }))
    }),
  })
  return {
    name,
    cores,
    run: (options) =>
      runWithReport(
        (report) => [...start, ...workers, ...args, '--reporter=dot', ...json(report)],
        { ...options, ...(env && { env }) },
        read,
      ),
  }
}

type Suite = {
  specs: {
    title: string
    file: string
    line: number
    tests: { projectName: string; status: string; results: { duration: number }[] }[]
  }[]
  suites?: Suite[]
}
type PlaywrightReport = { stats: Record<string, number>; suites: Suite[] }

function fileTimes(specs: Suite['specs']): FileTime[] {
  const seconds = new Map<string, number>()
  for (const { file, tests } of specs) {
    const spent = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0)
    seconds.set(file, (seconds.get(file) ?? 0) + spent)
  }
  return [...seconds].map(([file, each]) => ({ file, seconds: each }))
}

const specsOf = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

type PlaywrightOptions = { cores?: 1 | 2; args?: string[]; env: NodeJS.ProcessEnv }

/** End-to-end tests in Chromium. `env` has the browser (`browserEnvironment`), `args` select tests. */
export function playwright(name: string, { cores = 2, args = [], env }: PlaywrightOptions): Step {
  const workers = cores === 1 ? ['--workers=1'] : []
  const read = (json: PlaywrightReport): Counts => ({
    passed: json.stats.expected ?? 0,
    files: fileTimes(json.suites.flatMap(specsOf)),
    failed: json.suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName }) => ({
          name: `${[projectName, file].filter(Boolean).join(' ')} › ${title}`,
          again: () => {
            const project = projectName ? [`--project=${projectName}`] : []
            return runWalks([`${file}:${line}`, '--workers=1', '--trace=on', ...project])
          },
        })),
    ),
  })
  const runWalks = (selection: string[], options: CommandOptions = {}) =>
    runWithReport(() => ['playwright', 'test', ...selection, '--reporter=line,json'], { ...options, env }, read)
  return { name, cores, run: (options) => runWalks([...workers, ...args], options) }
}

/** The checks for every commit, within a minute. A unit test checks that generated files are fresh. */
export const quickSteps: Step[] = [
  check('types', ['node', 'node_modules/typescript-native/bin/tsc', '--noEmit']),
  vitest('unit', ['unit'], { cores: 1 }),
  check('style', ['oxfmt', '--check'], ['oxlint', '--deny-warnings']),
  check('spec', ['redocly', 'lint']),
]
