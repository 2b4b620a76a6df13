import { expect, test } from 'vitest'
import { createRows } from './rows.ts'

const rows = createRows([
  { initial: 'A', count: 2 },
  { initial: 'Ñ', count: 1 },
])

test('contacts follow the heading of their initial', () => {
  expect(rows.length).toBe(5)
  expect(rows.total).toBe(3)
  expect(Array.from({ length: 5 }, (_none, place) => rows.at(place))).toEqual([
    { kind: 'head', initial: 'A', count: 2 },
    { kind: 'contact', index: 0 },
    { kind: 'contact', index: 1 },
    { kind: 'head', initial: 'Ñ', count: 1 },
    { kind: 'contact', index: 2 },
  ])
})

test('placeOf and heads give the row of each contact and initial', () => {
  for (const index of [0, 1, 2]) expect(rows.at(rows.placeOf(index))).toEqual({ kind: 'contact', index })
  expect(rows.heads).toEqual([
    { initial: 'A', place: 0 },
    { initial: 'Ñ', place: 3 },
  ])
})
