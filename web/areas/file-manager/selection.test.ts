import { describe, expect, it } from 'vitest'
import { indexesIn, placeAfter } from './selection.ts'

const list = { columns: 1, rowHeight: 40, width: 800, total: 10_000 }
const grid = { columns: 4, rowHeight: 100, width: 800, total: 10 }

describe('file selection', () => {
  it('placeAfter moves through rows and tiles and stops at the ends', () => {
    const keys = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'PageDown', 'Home', 'End']
    expect(keys.map((key) => placeAfter(key, 5, list, 10))).toEqual([6, 4, undefined, 15, 0, 9999])
    expect(keys.map((key) => placeAfter(key, 5, grid, 10))).toEqual([9, 1, 6, 9, 0, 9])
    expect(placeAfter('ArrowDown', 9, grid, 10)).toBeUndefined()
    expect(placeAfter('ArrowDown', -1, grid, 10)).toBe(0)
    expect(placeAfter('End', 0, { ...grid, total: 0 }, 10)).toBeUndefined()
  })

  it('indexesIn returns every item that a box touches, rendered or not', () => {
    expect(indexesIn({ left: 10, right: 20, top: 30, bottom: 130 }, list)).toEqual([0, 1, 2, 3])
    expect(indexesIn({ left: 0, right: 1, top: 0, bottom: 1e9 }, list)).toHaveLength(10_000)
    expect(indexesIn({ left: 210, right: 450, top: 50, bottom: 150 }, grid)).toEqual([1, 2, 5, 6])
    expect(indexesIn({ left: 0, right: 800, top: 250, bottom: 290 }, grid)).toEqual([8, 9])
    expect(indexesIn({ left: 0, right: 800, top: 500, bottom: 600 }, grid)).toEqual([])
  })
})
