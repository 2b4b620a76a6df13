import { describe, expect, it } from 'vitest'
import { budgetRows, unsteadyProblems } from './run-steps.ts'

describe('tests that passed only on the second try', () => {
  const now = new Date('2026-11-25T12:00:00Z')

  it('do not fail the run if there is only one', () => {
    expect(unsteadyProblems(['a'], [], now)).toEqual([])
    expect(unsteadyProblems(['a', 'b'], [], now)).toEqual(['2 tests passed only when tried once more'])
  })

  it('fail the run if listed for more than seven days', () => {
    const known = (since: string) => [{ test: 'a', since }]
    expect(unsteadyProblems([], known('2026-11-19'), now)).toEqual([])
    expect(unsteadyProblems([], known('2026-11-17'), now)).toHaveLength(1)
  })
})

describe('a step and its CPU budget', () => {
  const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((file, index) => ({ file, seconds: index }))
  const finished = (cpuSeconds: number | undefined, slowness = 1) => ({
    step: { name: 'server', cores: 2 as const, run: () => Promise.reject(new Error('not run')) },
    result: { passed: 1, failed: [], files, cpuSeconds, output: '' },
    seconds: 1,
    slowness,
  })
  const rows = (cpuSeconds: number | undefined, slowness?: number) =>
    budgetRows([finished(cpuSeconds, slowness)], { server: 100 })

  it('prints a notice above 1.15, and fails above 1.5 with the five slowest files', () => {
    expect(rows(110)).toEqual({ notices: [], problems: [] })
    expect(rows(120).notices).toEqual(['server: 1.20 of its CPU budget (tests/budget.ts)'])
    const [problem = ''] = rows(160).problems
    expect(problem.split('\n').map((row) => row.trim())).toEqual([
      'server: 1.60 of its CPU budget (tests/budget.ts)',
      '5.0 s f',
      '4.0 s e',
      '3.0 s d',
      '2.0 s c',
      '1.0 s b',
    ])
  })

  it('allows more on a slow machine, and is skipped if CPU cannot be measured', () => {
    expect(rows(160, 1.5)).toEqual({ notices: [], problems: [] })
    expect(rows(undefined)).toEqual({ notices: [], problems: [] })
  })
})
