import { expect, test } from 'vitest'
import { foundIcons, iconCodec, placeAfter } from './icon-view.ts'

test('icons are found by the words of their names, in any order', () => {
  const names = ['arrow-down', 'arrow-down-circle', 'circle']
  expect(foundIcons(names, '  Círcle arrow')).toEqual(['arrow-down-circle'])
  expect(foundIcons(names, 'arrow-down')).toHaveLength(2)
  expect([foundIcons(names, ''), foundIcons(names, 'zzz')]).toEqual([names, []])
})

test('arrows and ends move within the grid', () => {
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

test('the address keeps search, size and the chosen icon', () => {
  expect(iconCodec.read(new URLSearchParams('medida=99'))).toEqual({ search: '', size: '24', name: '' })
  expect(iconCodec.write({ search: 'flecha', size: '48', name: 'arrow-up' })).toEqual({
    buscar: 'flecha',
    medida: '48',
    icono: 'arrow-up',
  })
})
