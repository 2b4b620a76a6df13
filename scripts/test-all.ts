/** `npm run test:all`: all tests, before a release; ends with `N passed, N failed`. */
import { buildWeb } from './lib/build.ts'
import { browserEnvironment } from './lib/chromium.ts'
import { runSteps } from './lib/run-steps.ts'
import { makeSampleStores } from './lib/sample-stores.ts'
import { allSteps } from './lib/test-plan.ts'

// One seed for the whole run, so that a second try gets the same input.
process.env.OBRA_FUZZ_SEED ??= String(Math.floor(Math.random() * 2 ** 31))
console.log(`Generated input comes from a random seed; OBRA_FUZZ_SEED=${process.env.OBRA_FUZZ_SEED} repeats it.`)
const browser = browserEnvironment()
buildWeb()
await makeSampleStores()
await runSteps(allSteps(browser))
