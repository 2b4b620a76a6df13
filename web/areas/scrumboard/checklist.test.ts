import { expect, it } from 'vitest'
import { moveStep, restoreStep, withoutStep, withStep } from './checklist.ts'

const step = (id: string, text = id) => ({ id, text, completed: false })
const steps = ['a', 'b', 'c'].map((id) => step(id))
const order = (list: { id: string }[]) => list.map(({ id }) => id).join('')

it('adds a new step at the end and replaces an existing one in place', () => {
  expect(order(withStep(steps, step('d')))).toBe('abcd')
  expect(withStep(steps, step('b', 'Otro')).map(({ text }) => text)).toEqual(['a', 'Otro', 'c'])
})

it('moves a step by one, but not beyond the ends', () => {
  const moved = [moveStep(steps, 'a', 1), moveStep(steps, 'c', -1), moveStep(steps, 'a', -1), moveStep(steps, 'x', 1)]
  expect(moved.map(order)).toEqual(['bac', 'acb', 'abc', 'abc'])
})

it('restores a removed step to its place, and only once', () => {
  const without = withoutStep(steps, 'b')
  expect(order(restoreStep(without, steps[1]!, 1))).toBe('abc')
  expect(order(restoreStep(steps, steps[1]!, 1))).toBe('abc')
})
