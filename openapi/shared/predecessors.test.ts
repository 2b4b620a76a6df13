import { expect, test } from 'vitest'
import { parsePredecessors, predecessorsText } from './predecessors.ts'

test('reads what people and other programs write, and writes it back', () => {
  const list = [
    { codigo: '1.2', desfaseDias: 0 },
    { codigo: '3', desfaseDias: 3 },
    { codigo: 'A10', desfaseDias: -1 },
  ]
  expect(parsePredecessors('1.2; 3FC+3 días, A10 - 1d')).toEqual(list)
  expect(parsePredecessors(predecessorsText(list))).toEqual(list)
  expect(parsePredecessors(' ; ')).toEqual([])
  expect(parsePredecessors('1.2, la losa')).toBeUndefined()
})
