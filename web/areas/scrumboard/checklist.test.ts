import { expect, it } from 'vitest'
import { moveStep, stepBack, withoutStep, withStep } from './checklist.ts'

const step = (id: string, text = id) => ({ id, text, completed: false })
const steps = ['a', 'b', 'c'].map((id) => step(id))
const order = (list: { id: string }[]) => list.map(({ id }) => id).join('')

it('a step is added behind the others, or takes the place of itself', () => {
  expect(order(withStep(steps, step('d')))).toBe('abcd')
  expect(withStep(steps, step('b', 'Otro')).map(({ text }) => text)).toEqual(['a', 'Otro', 'c'])
})

it('a step moves by one, and not beyond the ends', () => {
  const moved = [moveStep(steps, 'a', 1), moveStep(steps, 'c', -1), moveStep(steps, 'a', -1), moveStep(steps, 'x', 1)]
  expect(moved.map(order)).toEqual(['bac', 'acb', 'abc', 'abc'])
})

it('a step that was taken away comes back once, to its place', () => {
  const without = withoutStep(steps, 'b')
  expect(order(stepBack(without, steps[1]!, 1))).toBe('abc')
  expect(order(stepBack(steps, steps[1]!, 1))).toBe('abc')
})
