import { describe, expect, it } from 'vitest'
import { countSelected, everything, isSelected, nothing, range, select, toWire } from './selection.ts'

describe('a product selection', () => {
  it('adds and removes products by id', () => {
    const two = select(nothing, ['a', 'b'], true)
    expect([isSelected(two, 'a'), isSelected(two, 'c')]).toEqual([true, false])
    const one = select(two, ['a'], false)
    expect(countSelected(one, 100)).toBe(1)
    expect(toWire(one, 'caño')).toEqual({ ids: ['b'] })
  })

  it('of all matching products tracks the exceptions', () => {
    const without = select(everything, ['a', 'b'], false)
    expect([isSelected(without, 'a'), isSelected(without, 'z')]).toEqual([false, true])
    expect(countSelected(without, 100)).toBe(98)
    const back = select(without, ['b'], true)
    expect(toWire(back, 'caño')).toEqual({ search: 'caño', except: ['a'] })
  })

  it('range works in both directions', () => {
    const ids = ['a', 'b', 'c', 'd']
    expect(range(ids, 'b', 'd')).toEqual(['b', 'c', 'd'])
    expect(range(ids, 'd', 'b')).toEqual(['b', 'c', 'd'])
    expect(range(ids, null, 'c')).toEqual(['c'])
    expect(range(ids, 'gone', 'c')).toEqual(['c'])
  })
})
