/** `npm test`: everything, on a fresh clone too; ends with `N passed, N failed`. */
import { buildWeb } from './lib/build.ts'
import { findChromium } from './lib/chromium.ts'
import { check, playwright, quickSteps, runSteps, vitest } from './lib/steps.ts'

const chromium = findChromium()
buildWeb()
runSteps([
  ...quickSteps,
  check(
    'the contract for strangers: Spectral, and two other generators',
    ['spectral', 'lint', 'openapi/generated/openapi.json', '--fail-severity', 'warn'],
    ['node', 'scripts/generators.ts'],
  ),
  vitest('server on SQLite, on PostgreSQL and on the store of a tab, and the contract', [
    'sqlite',
    'postgresql',
    'tab',
  ]),
  vitest('Prism over the contract', ['prism']),
  check('attacks and faults, in short', ['node', 'scripts/attack.ts', '--short']),
  vitest('the obra command', ['cli']),
  vitest('the obra command, with Prism checking each answer', ['cli-proxied']),
  playwright('end to end in Chromium', chromium),
  playwright('at other hours, and with wide letters', chromium, { OBRA_E2E_ELSEWHERE: 'yes' }),
  playwright('the main job against Prism', chromium, { OBRA_E2E_MOCK: 'yes' }),
  check('the demo is built', ['node', 'scripts/demo.ts']),
  playwright('the demo, in a tab without a server', chromium, { OBRA_E2E_TAB: 'yes' }),
])
