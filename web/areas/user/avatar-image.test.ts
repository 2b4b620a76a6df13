import { expect, test } from 'vitest'
import { middleSquare } from './avatar-image.ts'

test('the middle square of a picture of any shape', () => {
  expect(middleSquare(640, 480)).toEqual({ x: 80, y: 0, size: 480 })
  expect(middleSquare(300, 901)).toEqual({ x: 0, y: 300, size: 300 })
  expect(middleSquare(64, 64)).toEqual({ x: 0, y: 0, size: 64 })
})
