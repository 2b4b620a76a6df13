import { expect, test } from 'vitest'
import { filterIcons, iconCodec, placeAfter } from './icon-view.ts'

test('filterIcons matches all words of the search in any order', () => {
  const names = ['arrow-down', 'arrow-down-circle', 'circle']
  expect(filterIcons(names, '  Círcle arrow')).toEqual(['arrow-down-circle'])
  expect(filterIcons(names, 'arrow-down')).toHaveLength(2)
  expect([filterIcons(names, ''), filterIcons(names, 'zzz')]).toEqual([names, []])
})

test('placeAfter stays within the grid', () => {
  const from = (key: string, place = 5) => placeAfter(key, place, 4, 10)
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'a'].map((key) => from(key))).toEqual([
    4,
    6,
    1,
    9,
    0,
    9,
    undefined,
  ])
  expect([from('ArrowUp', 2), from('ArrowRight', 9)]).toEqual([0, 9])
})

test('the address holds search, size and the chosen icon', () => {
  expect(iconCodec.read(new URLSearchParams('medida=99'))).toEqual({ search: '', size: '24', name: '' })
  expect(iconCodec.write({ search: 'flecha', size: '48', name: 'arrow-up' })).toEqual({
    buscar: 'flecha',
    medida: '48',
    icono: 'arrow-up',
  })
})
