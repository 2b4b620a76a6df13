import { expect, it } from 'vitest'
import { onlyTest, vitest } from './steps.ts'

it('a test within a group is selected by its titles', async () => {
  const titles = {
    ancestorTitles: ['tests that passed only on the second try'],
    title: 'do not fail the run if there is only one',
  }
  const step = vitest('one test', ['unit'], { args: ['scripts/lib/run-steps.test.ts', ...onlyTest(titles)] })
  expect(await step.run({ isQuiet: true })).toMatchObject({ passed: 1, failed: [] })
})
