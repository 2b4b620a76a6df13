import { expect, test } from 'vitest'
import { boardCodec } from './board-view.ts'

const ranges = [
  { value: '7d', label: '7 días', length: 7 },
  { value: '30d', label: '30 días', length: 30 },
]
const codec = boardCodec(ranges, ranges[1]!)

test('the address holds the range and the hidden series, and leaves defaults out', () => {
  expect(codec.read(new URLSearchParams())).toEqual({ range: ranges[1], off: [] })
  expect(codec.read(new URLSearchParams('rango=7d&sin=visitas.1,paginas.0')).off).toEqual(['visitas.1', 'paginas.0'])
  expect(codec.read(new URLSearchParams('rango=siempre')).range).toBe(ranges[1])
  expect(codec.write({ range: ranges[1]!, off: [] })).toEqual({ rango: undefined, sin: undefined })
  expect(codec.write({ range: ranges[0]!, off: ['visitas.1'] })).toEqual({ rango: '7d', sin: 'visitas.1' })
})
