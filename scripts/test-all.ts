/** `npm run test:all`: all tests, before a release; ends with `N passed, N failed`. */
import { buildWeb } from './lib/build.ts'
import { browserEnvironment } from './lib/chromium.ts'
import { runSteps } from './lib/run-steps.ts'
import { allSteps } from './lib/test-plan.ts'

const browser = browserEnvironment()
buildWeb()
await runSteps(allSteps(browser))
