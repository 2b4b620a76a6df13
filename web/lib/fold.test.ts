import { expect, test } from 'vitest'
import { splitMatch } from './fold.ts'

test('a match is found whatever its case and accents, and given back as it is written', () => {
  expect(splitMatch('Julieta Naón', 'NAON')).toEqual(['Julieta ', 'Naón', ''])
  expect(splitMatch('Categóricos', 'gori')).toEqual(['Cate', 'góri', 'cos'])
  expect(splitMatch('Nuñez'.normalize('NFD'), 'ñe')).toEqual(['Nu', 'ñe', 'z'])
})

test('no match and a blank search give null', () => {
  expect(splitMatch('Calendario', 'mat')).toBeNull()
  expect(splitMatch('Calendario', '  ')).toBeNull()
})
