/**
 * `npm test`: the gate for merging a change; works on a fresh clone; ends with `N passed, N failed`.
 * `npm test -- --changed [ref]`: only the tests that a change since `ref` affects, by default since the remote's main branch.
 */
import { buildWeb } from './lib/build.ts'
import { allTests, changedFiles, changesOf, mainBase } from './lib/changes.ts'
import { browserEnvironment } from './lib/chromium.ts'
import { runSteps } from './lib/run-steps.ts'
import { makeSampleStores } from './lib/sample-stores.ts'
import { changedSteps, gateSteps } from './lib/test-plan.ts'

const [option, ref = mainBase() ?? 'HEAD'] = process.argv.slice(2)
if (option !== undefined && option !== '--changed') {
  console.error('Usage: npm test [-- --changed [ref]]')
  process.exit(2)
}
const browser = browserEnvironment()
buildWeb()
const since = option === undefined ? mainBase() : ref
const changes = changesOf(since === undefined ? [] : changedFiles(since), allTests())
if (option === undefined) {
  await makeSampleStores()
  await runSteps(gateSteps(browser, changes), { hasBudget: true })
}
await runSteps(changedSteps(browser, ref, changes))
