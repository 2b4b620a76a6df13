import { expect, it } from 'vitest'
import { rankMatches } from './rank-matches.ts'

const rubros = [
  '01.03 Replanteo',
  '02 Plan 03',
  '03.01 Bases',
  '03 Estructura',
  '04 Hormigón armado',
  '05 Losa de hormigón',
]
const found = (typed: string, entries = rubros) => rankMatches(entries, typed, (entry) => entry)

it('puts the exact code first, then what begins with the text, words that begin with it, and the rest', () => {
  expect(found('03').slice(0, 4)).toEqual(['03 Estructura', '03.01 Bases', '02 Plan 03', '01.03 Replanteo'])
})

it('ignores case and accents, and keeps the order of equal matches', () => {
  expect(found('HORMIGON', rubros.slice(4))).toEqual(rubros.slice(4))
  expect(found('losa hor', rubros.slice(4))).toEqual(['05 Losa de hormigón', '04 Hormigón armado'])
})

it('leaves the order alone without a text', () => {
  expect(found(' ')).toEqual(rubros)
})
