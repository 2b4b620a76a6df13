import type { Step } from './queries.ts'

export const withStep = (steps: readonly Step[], step: Step): Step[] =>
  steps.some(({ id }) => id === step.id) ? steps.map((each) => (each.id === step.id ? step : each)) : [...steps, step]

export const withoutStep = (steps: readonly Step[], id: string): Step[] => steps.filter((step) => step.id !== id)

/** The steps with one of them moved up (-1) or down (1). */
export function moveStep(steps: readonly Step[], id: string, by: -1 | 1): Step[] {
  const from = steps.findIndex((step) => step.id === id)
  const to = Math.max(0, Math.min(from + by, steps.length - 1))
  return from < 0 ? [...steps] : steps.toSpliced(from, 1).toSpliced(to, 0, steps[from]!)
}

/** The steps with a removed one restored at `index`; unchanged if it is there already. */
export const restoreStep = (steps: readonly Step[], step: Step, index: number): Step[] =>
  steps.some(({ id }) => id === step.id) ? [...steps] : steps.toSpliced(index, 0, step)
