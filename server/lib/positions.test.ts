import { describe, expect, it } from 'vitest'
import { place, positionBehind, positionSpacing, type Placed } from './positions.ts'

const items: Placed[] = [
  { id: 'a', position: 65_536 },
  { id: 'b', position: 65_537 },
]
const before = new Map(items.map((item) => [item.id, item.position]))

describe('positions', () => {
  it('are 65536 apart', () => {
    expect(positionSpacing).toBe(65_536)
    expect(positionBehind([])).toBe(65_536)
    expect(positionBehind(items)).toBe(131_073)
  })

  it('do not move the others if there is room', () => {
    expect(place(items, [{ id: 'c', position: 70_000 }], before)).toEqual([{ id: 'c', position: 70_000 }])
  })

  it.each([
    ['a half between two neighbours', 65_536.5, ['a', 'c', 'b']],
    ['the position of another one', 65_536, ['a', 'c', 'b']],
    ['zero, before which nothing fits', 0, ['c', 'a', 'b']],
  ])('are respaced in order for %s', (_, position, order) => {
    const placed = place(items, [{ id: 'c', position }], before)
    const after = new Map([...items, ...placed].map((item) => [item.id, item.position]))
    const sorted = [...after].toSorted(([, one], [, other]) => one - other)
    expect(sorted).toEqual(order.map((id, index) => [id, (index + 1) * 65_536]))
  })

  it('are respaced when the last one exceeds the range', () => {
    const far = [{ id: 'far', position: 999_999_999 }]
    const placed = place(far, [{ id: 'c', position: positionBehind(far) }], new Map([['far', 999_999_999]]))
    expect(placed.map((item) => item.position)).toEqual([65_536, 131_072])
  })
})
