import { expect, test } from 'vitest'
import { insertAfter, moveTo, neighbour, pastedLines, tasksOf } from './checklist-lines.ts'

const line = (id: string, completed = false) => ({ id, content: id, completed })
const ids = (lines: { id: string }[]) => lines.map(({ id }) => id).join('')

test('insertAfter inserts lines up to the maximum', () => {
  expect(ids(insertAfter([line('a'), line('b')], 'a', [line('x')]))).toBe('axb')
  expect(ids(insertAfter([line('a')], null, [line('x')]))).toBe('ax')
  const full = Array.from({ length: 200 }, (_, index) => line(`${index}`))
  expect(insertAfter(full, '5', [line('x')])).toHaveLength(200)
})

test('moveTo moves a line to the place of another', () => {
  const lines = ['a', 'b', 'c', 'd'].map((id) => line(id))
  expect(ids(moveTo(lines, 'a', 'c'))).toBe('bcad')
  expect(ids(moveTo(lines, 'd', 'b'))).toBe('adbc')
  expect(ids(moveTo(lines, 'x', 'b'))).toBe('abcd')
})

test('neighbour skips completed lines', () => {
  const lines = [line('a'), line('b', true), line('c')]
  expect(neighbour(lines, 'a', 1)).toBe('c')
  expect(neighbour(lines, 'a', -1)).toBeUndefined()
})

test('tasksOf drops blank lines, and pastedLines drops list markers', () => {
  expect(tasksOf([{ ...line('a'), content: ' ' }])).toBeNull()
  expect(pastedLines('- Yerba\n\n* Pan \n2) Ricota\n[x] Pilas\nTierra')).toEqual([
    'Yerba',
    'Pan',
    'Ricota',
    'Pilas',
    'Tierra',
  ])
})
