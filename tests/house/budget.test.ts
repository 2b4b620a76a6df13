import { expect, it } from 'vitest'
import { changesOf } from '../../scripts/lib/changes.ts'
import { gateSteps } from '../../scripts/lib/test-plan.ts'
import { budget } from '../budget.ts'

it('every step of npm test has a CPU budget, and nothing else does', () => {
  expect(Object.keys(budget).toSorted()).toEqual(
    gateSteps({}, changesOf([], []))
      .map(({ name }) => name)
      .toSorted(),
  )
})
