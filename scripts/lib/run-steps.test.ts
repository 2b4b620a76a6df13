import { describe, expect, it } from 'vitest'
import { budgetRows, inTwoSlots, unsteadyProblems } from './run-steps.ts'

describe('the order of steps', () => {
  /** Runs steps, each until the next turn of the event loop; returns which began beside which. */
  async function beginnings(steps: { name: string; cores: 1 | 2 }[]): Promise<string[]> {
    const running = new Set<string>()
    return inTwoSlots(steps, async ({ name }) => {
      const begun = [name, ...running].join(' beside ')
      running.add(name)
      await new Promise((resolve) => setImmediate(resolve))
      running.delete(name)
      return begun
    })
  }
  const one = (name: string) => ({ name, cores: 1 as const })
  const both = (name: string) => ({ name, cores: 2 as const })

  it('runs those that use one core beside those that use both', async () => {
    const begun = await beginnings([one('types'), both('server'), one('unit'), both('screens')])
    expect(begun).toEqual(['server', 'types beside server', 'screens beside types', 'unit beside screens'])
  })

  it('runs two of those that use one core at a time, if no other is left', async () => {
    expect(await beginnings([one('types'), both('server'), one('unit'), one('style')])).toEqual([
      'server',
      'types beside server',
      'unit beside types',
      'style beside unit',
    ])
  })

  it('never runs two that use both cores at a time', async () => {
    expect(await beginnings([both('server'), both('screens')])).toEqual(['server', 'screens'])
  })
})

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
