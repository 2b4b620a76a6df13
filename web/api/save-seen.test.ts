import { expect, it } from 'vitest'
import { clashing } from './save-seen.ts'

it('a change clashes only if the same field was changed to another value', () => {
  const seen = { stock: 100, name: 'Arena', tags: ['a'] }
  expect(clashing(seen, { ...seen, stock: 500 }, { stock: 70 })).toEqual(['stock'])
  expect(clashing(seen, { ...seen, stock: 70 }, { stock: 70 })).toEqual([])
  expect(clashing(seen, { ...seen, name: 'Arena fina' }, { stock: 70 })).toEqual([])
  expect(clashing(seen, { ...seen, tags: ['a'] }, { tags: ['b'] })).toEqual([])
})
