import { expect, it } from 'vitest'
import { pagesToShow } from './pages-to-show.ts'

it.each([
  [0, 1, [0]],
  [0, 3, [0, 1, 2]],
  [0, 10, [0, 1, null, 9]],
  [5, 10, [0, null, 4, 5, 6, null, 9]],
  [2, 10, [0, 1, 2, 3, null, 9]],
  [3, 10, [0, 1, 2, 3, 4, null, 9]],
  [9, 10, [0, null, 8, 9]],
])('page %d of %d offers %j', (page, count, pages) => {
  expect(pagesToShow(page, count)).toEqual(pages)
})
