/** `npm run verify`: what every commit is checked for, within a minute. */
import { quickSteps, runSteps } from './lib/steps.ts'

runSteps(quickSteps)
