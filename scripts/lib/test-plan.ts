/** The steps of `npm test` and of `npm run test:all`. */
import { furtherScreens } from '../../tests/support/screen-files.ts'
import type { Changes } from './changes.ts'
import { check, playwright, quickSteps, vitest, type Step } from './steps.ts'

const contractForStrangers = check(
  'the contract for strangers: Spectral, and two other generators',
  ['spectral', 'lint', 'openapi/generated/openapi.json', '--fail-severity', 'warn'],
  ['node', 'scripts/generators.ts'],
)
// It ends minutes before the steps with two cores get to its walks.
const demo = check('the demo is built', ['node', 'scripts/demo.ts'])

type Environment = Record<string, string>
const all: Environment = { OBRA_TEST_SCOPE: 'all' }

function commonSteps(env: Environment): Step[] {
  return [
    ...quickSteps,
    contractForStrangers,
    demo,
    // Prism handles one request at a time.
    vitest('Prism over the contract', ['prism'], { env, cores: 1 }),
    // One worker each, because they run beside the steps that use both cores.
    vitest('server on the store of a tab', ['tab'], { env, cores: 1 }),
    vitest('server on PostgreSQL', ['postgresql'], { env, cores: 1 }),
    vitest('server on SQLite, and the contract', ['sqlite'], { env }),
    vitest('screens, in one process with the server', ['screens'], { env }),
    vitest('the obra command', ['cli'], { env }),
  ]
}

/** `args` select tests, as for Playwright. */
function browserSteps(env: Environment, args: string[] = []): Step[] {
  return [
    playwright('end to end in Chromium', { env, args }),
    // One worker each, beside what uses both cores: two workers of these leave a quarter of the machine idle.
    playwright('the main job against Prism', { env: { ...env, OBRA_E2E_MOCK: 'yes' }, cores: 1, args }),
    playwright('the demo, in a tab without a server', { env: { ...env, OBRA_E2E_TAB: 'yes' }, cores: 1, args }),
  ]
}

/** The tests of areas on the stores for which the gate runs only a subset. */
function areasOnOtherStores(areas: string[]): Step[] {
  if (areas.length === 0) return []
  const args = [...areas.map((area) => `server/areas/${area}/`), '--passWithNoTests']
  return [
    vitest(`what changed, on PostgreSQL and in a tab: ${areas.join(', ')}`, ['postgresql', 'tab'], {
      args,
      env: all,
    }),
  ]
}

/** A change of more areas is as dear as `npm run test:all`, which is for that. */
const mostChangedAreas = 3

/** What the gate leaves to `npm run test:all`, for the areas that differ from the main branch. */
function changedAreaSteps(browser: Environment, { areas, walks, screens }: Changes): Step[] {
  if (areas.length > mostChangedAreas) return []
  const further = furtherScreens(screens)
  return [
    ...areasOnOtherStores(areas),
    ...(further.length > 0
      ? [vitest('further screens of what changed', ['screens'], { args: further, env: all })]
      : []),
    ...(walks.length > 0
      ? [
          playwright('further walks through what changed', {
            env: browser,
            args: [...walks, '--grep=@release', '--pass-with-no-tests'],
          }),
        ]
      : []),
  ]
}

/** The steps of the gate. `browser`: the environment for Playwright (`browserEnvironment`). */
export const gateSteps = (browser: Environment, changes: Changes): Step[] => [
  ...commonSteps({}),
  ...browserSteps(browser, ['--grep-invert=@release']),
  ...changedAreaSteps(browser, changes),
]

/** The steps for a change since `ref`; they take a few minutes. */
export function changedSteps(browser: Environment, ref: string, { areas, walks, screens, isShared }: Changes): Step[] {
  const changed = { args: [`--changed=${ref}`, '--passWithNoTests'] }
  return [
    ...quickSteps,
    vitest('server on SQLite, and the contract', ['sqlite'], changed),
    // Each screen test imports the whole product, so selecting by imports would run all of them for any change.
    ...(isShared || screens.length > 0
      ? [vitest('screens', ['screens'], isShared ? changed : { args: screens, env: all })]
      : []),
    ...areasOnOtherStores(areas),
    ...(walks.length > 0 ? [playwright('walks through what changed', { env: browser, args: walks })] : []),
    ...(isShared ? [playwright('a walk through each part', { env: browser, args: ['--grep=@smoke'] })] : []),
  ]
}

/** All tests, before a release. */
export function allSteps(browser: Environment): Step[] {
  const env = { ...browser, ...all }
  return [
    ...commonSteps(env),
    check('attacks and faults, in short', ['node', 'scripts/attack.ts', '--short']),
    vitest('the obra command, with Prism checking each answer', ['cli-proxied'], { env }),
    ...browserSteps(env),
    playwright('at other hours, and with wide letters', { env: { ...env, OBRA_E2E_ELSEWHERE: 'yes' } }),
  ]
}
