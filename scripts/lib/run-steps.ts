/** Runs the steps of a test run, retries failed tests once, and prints the summary. */
import { appendFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { budget } from '../../tests/budget.ts'
import { unsteady } from '../../tests/unsteady.ts'
import { root } from './build.ts'
import { slowness } from './calibration.ts'
import type { FailedTest, Step, StepResult } from './steps.ts'

const mostSecondTries = 10
const mostUnsteady = 1
const mostDaysUnsteady = 7
/** Shares of a step's budget: above the first a notice is printed, above the second the run fails. */
const [noticedShare, refusedShare] = [1.15, 1.5]

type FinishedStep = {
  step: Step
  result: StepResult
  seconds: number
  /** How much slower than the reference this machine was during the step. */
  slowness: number
}

async function runStep(step: Step): Promise<FinishedStep> {
  // Steps that use one core run concurrently with others: their outputs must not mix.
  const isQuiet = step.cores === 1
  if (!isQuiet) console.log(`\n=== ${step.name}`)
  const started = performance.now()
  const result = await step.run({ isQuiet })
  const seconds = (performance.now() - started) / 1000
  if (isQuiet) console.log(`\n=== ${step.name}\n${result.output}`)
  return { step, result, seconds, slowness: slowness() }
}

/**
 * Runs each step, in order. Those that use both cores leave them idle for a sixth of the time, so those that use one run
 * beside them; at the end two of these at a time.
 */
export async function inTwoSlots<S extends Pick<Step, 'cores'>, R>(
  steps: S[],
  run: (step: S) => Promise<R>,
): Promise<R[]> {
  const heavy = steps.filter(({ cores }) => cores === 2)
  const light = steps.filter(({ cores }) => cores === 1)
  const results: R[] = []
  const slot = async (next: () => S | undefined) => {
    for (let step = next(); step; step = next()) results.push(await run(step))
  }
  await Promise.all([slot(() => heavy.shift() ?? light.shift()), slot(() => light.shift())])
  return results
}

/** Retries failed tests one at a time, and returns those that pass. */
async function tryAgain(failed: FailedTest[]): Promise<Set<FailedTest>> {
  const passed = new Set<FailedTest>()
  for (const test of failed.slice(0, mostSecondTries)) {
    if (!test.again) continue
    console.log(`\n=== once more, alone: ${test.name}`)
    const { passed: passedCount, failed: failedAgain } = await test.again()
    // A selection that matches nothing succeeds, too.
    if (passedCount > 0 && failedAgain.length === 0) passed.add(test)
  }
  return passed
}

const oneDigit = (seconds: number | undefined) => (seconds === undefined ? '-' : seconds.toFixed(1))

function rowsOf({ step, result, seconds }: FinishedStep, steady: Set<FailedTest>): string[] {
  const { passed, failed, cpuSeconds } = result
  const counts = `${passed} passed, ${failed.length} failed`
  return [
    `${failed.length > 0 ? 'FAILED' : 'ok    '} ${step.name}: ${counts} (${oneDigit(seconds)} s, CPU ${oneDigit(cpuSeconds)} s)`,
    ...failed.map((test) => `         ${steady.has(test) ? 'passed when tried once more' : 'failed'}: ${test.name}`),
  ]
}

/** The median over all steps, because a single measurement is off by up to a quarter. */
function usualSlowness(finished: FinishedStep[]): number {
  const sorted = finished.map(({ slowness: each }) => each).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 1
}

/** CPU seconds of a step as a share of its budget, normalized to the reference machine. */
function budgetShare({ step, result }: FinishedStep, budgets: Record<string, number>, factor: number): number {
  const allowed = budgets[step.name]
  if (allowed === undefined || result.cpuSeconds === undefined) return 0
  return result.cpuSeconds / factor / allowed
}

/** Notices and problems for steps that exceed `tests/budget.ts`. */
export function budgetRows(
  finished: FinishedStep[],
  budgets: Record<string, number>,
): { notices: string[]; problems: string[] } {
  const factor = usualSlowness(finished)
  const over = finished
    .map((each) => ({ each, share: budgetShare(each, budgets, factor) }))
    .filter(({ share }) => share > noticedShare)
  const describe = ({ each, share }: (typeof over)[number]) =>
    `${each.step.name}: ${share.toFixed(2)} of its CPU budget (tests/budget.ts)`
  const dearest = ({ each }: (typeof over)[number]) =>
    each.result.files
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, 5)
      .map(({ file, seconds }) => `         ${oneDigit(seconds)} s ${file}`)
  return {
    notices: over.filter(({ share }) => share <= refusedShare).map(describe),
    problems: over
      .filter(({ share }) => share > refusedShare)
      .map((each) => [describe(each), ...dearest(each)].join('\n')),
  }
}

type Unsteady = { test: string; since: string }

/** Why a run fails although every test passed in the end: too many second tries, or an expired entry of tests/unsteady.ts. */
export function unsteadyProblems(secondTries: string[], known: Unsteady[], now: Date): string[] {
  const expired = known.filter(({ since }) => now.getTime() - Date.parse(since) > mostDaysUnsteady * 86_400_000)
  return [
    ...(secondTries.length > mostUnsteady ? [`${secondTries.length} tests passed only when tried once more`] : []),
    ...expired.map(({ test, since }) => `unsteady since ${since}, for over ${mostDaysUnsteady} days: ${test}`),
  ]
}

function logUnsteady(names: string[]): void {
  const day = new Date().toISOString().slice(0, 10)
  for (const name of names) appendFileSync(path.join(root, 'unsteady.log'), `${day} ${name}\n`)
}

/** Writes the seconds of each test file, the longest first: where to look when a step becomes too dear. */
function logTimes(finished: FinishedStep[]): void {
  const rows = finished.flatMap(({ step, result }) => result.files.map((each) => ({ ...each, step: step.name })))
  const lines = rows
    .toSorted((a, b) => b.seconds - a.seconds)
    .map(({ seconds, step, file }) => `${oneDigit(seconds)} s  ${step}  ${file}\n`)
  writeFileSync(path.join(root, 'test-times.log'), lines.join(''))
}

/**
 * Runs all steps, prints wall and CPU seconds of each, and exits. Failed tests are retried once at the end: one that passes
 * then is logged to unsteady.log; two of them, or an old entry of tests/unsteady.ts, fail the run.
 */
export async function runSteps(steps: Step[], { hasBudget = false } = {}): Promise<never> {
  const started = performance.now()
  const finished = await inTwoSlots(steps, runStep)
  const failed = finished.flatMap(({ result }) => result.failed)
  const again = await tryAgain(failed)
  const dear = hasBudget ? budgetRows(finished, budget) : { notices: [], problems: [] }
  const secondTries = [...again].map(({ name }) => name)
  logUnsteady(secondTries)
  logTimes(finished)
  const problems = [...unsteadyProblems(secondTries, unsteady, new Date()), ...dear.problems]
  const passedCount = finished.reduce((sum, { result }) => sum + result.passed, 0) + again.size
  const failedCount = failed.length - again.size + problems.length
  const cpu = finished.reduce((sum, { result }) => sum + (result.cpuSeconds ?? 0), 0)
  const rows = finished.flatMap((each) => rowsOf(each, again))
  const total = `all: ${oneDigit((performance.now() - started) / 60_000)} min, CPU ${oneDigit(cpu)} s, machine x ${usualSlowness(finished).toFixed(2)}`
  console.log(
    `\n${[...rows, ...dear.notices, ...problems, total].join('\n')}\n\n${passedCount} passed, ${failedCount} failed`,
  )
  process.exit(failedCount > 0 ? 1 : 0)
}
