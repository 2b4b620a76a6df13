/** `npm run verify`: what every commit is checked for, within a minute. */
import { runSteps } from './lib/run-steps.ts'
import { quickSteps } from './lib/steps.ts'

await runSteps(quickSteps)
