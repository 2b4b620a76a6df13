import { expect, it } from 'vitest'
import type { Task } from '../queries.ts'
import { dragIds, moveInPage, moveOver, ownGroups, ownPlaceWords } from './own-order.ts'

const task = (id: string, sectionId: string | null) => ({ id, title: id.toUpperCase(), sectionId }) as Task
const sections = [
  { id: 'one', title: 'Hoy' },
  { id: 'two', title: 'Después' },
]
const tasks = [task('a', 'one'), task('b', 'one'), task('c', null), task('d', 'gone')]
const groups = ownGroups(tasks, sections)

it('groups tasks by section, with tasks without a section last', () => {
  expect(dragIds(groups)).toEqual(['section-one', 'a', 'b', 'section-two', 'section-', 'c', 'd'])
})

it('a dropped task takes the place of the item under it', () => {
  expect(moveOver(groups, 'a', 'b')).toEqual({ id: 'a', sectionId: 'one', beforeId: null })
  expect(moveOver(groups, 'b', 'a')).toEqual({ id: 'b', sectionId: 'one', beforeId: 'a' })
  expect(moveOver(groups, 'c', 'b')).toEqual({ id: 'c', sectionId: 'one', beforeId: 'b' })
  expect(moveOver(groups, 'c', 'section-')).toEqual({ id: 'c', sectionId: 'two', beforeId: null })
  expect(moveOver(groups, 'a', 'section-two')).toEqual({ id: 'a', sectionId: 'two', beforeId: null })
  expect(moveOver(groups, 'c', 'section-one')).toEqual({ id: 'c', sectionId: 'one', beforeId: 'a' })
  expect(moveOver(groups, 'a', 'c')).toEqual({ id: 'a', sectionId: null, beforeId: null })
  expect(moveOver(groups, 'a', 'a')).toBeUndefined()
})

it('applies a move to the cached page', () => {
  const after = moveInPage(tasks, { id: 'c', sectionId: 'one', beforeId: 'b' })
  expect(after.map(({ id, sectionId }) => [id, sectionId]).slice(0, 3)).toEqual([
    ['a', 'one'],
    ['c', 'one'],
    ['b', 'one'],
  ])
  expect(ownPlaceWords(ownGroups(after, sections), 'c')).toBe('C, posición 2 de 3 en Hoy')
})
