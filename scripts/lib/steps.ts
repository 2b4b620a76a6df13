import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './build.ts'

export type Tally = { passed: number; failed: number; names?: string[] }
export type Step = { name: string; run: () => Tally }

function execute(command: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const [program = '', ...args] = command
  const file = program === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', program)
  return spawnSync(file, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

/** A step that passes or fails as a whole. */
export function check(name: string, ...commands: string[][]): Step {
  return {
    name,
    run: () => (commands.every((command) => execute(command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  }
}

/** A step that counts its tests: `read` gets the JSON report that `command` writes to the file it is given. */
function counted(
  name: string,
  command: (report: string) => string[],
  env: NodeJS.ProcessEnv,
  read: (json: never) => Tally,
): Step {
  return {
    name,
    run() {
      const report = path.join(tmpdir(), `obra-report-${process.pid}-${name.replace(/\W+/g, '-')}.json`)
      const succeeded = execute(command(report), { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
      let tally: Tally
      try {
        tally = read(JSON.parse(readFileSync(report, 'utf8')) as never)
      } catch {
        tally = { passed: 0, failed: 0 }
      }
      rmSync(report, { force: true })
      return succeeded || tally.failed > 0 ? tally : { ...tally, failed: 1 }
    },
  }
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

/** Tests of Vitest projects; on a machine that is busy with something else a test may miss its moment: it is tried once more. */
export function vitest(name: string, projects: string[]): Step {
  const flags = projects.flatMap((project) => ['--project', project])
  const command = (report: string) => [
    'vitest',
    'run',
    ...flags,
    '--retry=1',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  return counted(name, command, {}, (json: VitestReport) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    names: json.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `failed: ${fullName}`),
  }))
}

type Suite = {
  title: string
  file: string
  specs: { title: string; tests: { status: string }[] }[]
  suites?: Suite[]
}

/** The tests of a report that failed, and those that passed only when tried again, which have to be mended too. */
function troubled(suite: Suite): string[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status }) => {
      if (status === 'unexpected') return [`failed: ${suite.file} › ${title}`]
      return status === 'flaky' ? [`passed at a later try: ${suite.file} › ${title}`] : []
    }),
  )
  return [...own, ...(suite.suites ?? []).flatMap(troubled)]
}

type PlaywrightReport = { stats: Record<string, number>; suites: Suite[] }

/** End-to-end tests in Chromium. */
export function playwright(name: string, chromium: string, env: NodeJS.ProcessEnv = {}): Step {
  const command = () => ['playwright', 'test', '--retries=2', '--reporter=line,json']
  return counted(name, command, { CHROMIUM_PATH: chromium, ...env }, (json: PlaywrightReport) => ({
    passed: (json.stats.expected ?? 0) + (json.stats.flaky ?? 0),
    failed: json.stats.unexpected ?? 0,
    names: json.suites.flatMap(troubled),
  }))
}

/** Runs the steps one after the other, whatever fails, says what each took, and ends with the closing line. */
export function runSteps(steps: Step[]): never {
  const total: Tally = { passed: 0, failed: 0 }
  const rows: string[] = []
  for (const step of steps) {
    console.log(`\n=== ${step.name}`)
    const started = performance.now()
    const tally = step.run()
    total.passed += tally.passed
    total.failed += tally.failed
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    rows.push(
      `${tally.failed > 0 ? 'FAILED' : 'ok    '} ${step.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`,
      ...(tally.names ?? []).map((test) => `         ${test}`),
    )
  }
  console.log(`\n${rows.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed > 0 ? 1 : 0)
}

/** What every commit is checked for, within a minute. Whether generated files are fresh is a unit test. */
export const quickSteps: Step[] = [
  check('style', ['oxfmt', '--check'], ['oxlint', '--deny-warnings']),
  check('types', ['node', 'node_modules/typescript-native/bin/tsc', '--noEmit']),
  check('spec', ['redocly', 'lint']),
  vitest('unit', ['unit']),
]
