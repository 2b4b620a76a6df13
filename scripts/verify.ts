/** `npm run verify`: the checks for every commit, within a minute. */
import { runSteps } from './lib/run-steps.ts'
import { quickSteps } from './lib/steps.ts'

await runSteps(quickSteps)
