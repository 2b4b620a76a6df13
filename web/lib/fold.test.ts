import { expect, test } from 'vitest'
import { fold, markWords, splitMatch } from './fold.ts'

test('a match is found whatever its case and accents, and given back as it is written', () => {
  expect(splitMatch('Julieta Naón', 'NAON')).toEqual(['Julieta ', 'Naón', ''])
  expect(splitMatch('Categóricos', 'gori')).toEqual(['Cate', 'góri', 'cos'])
  expect(splitMatch('Nuñez'.normalize('NFD'), 'ñe')).toEqual(['Nu', 'ñe', 'z'])
})

test('signs that people leave out make no difference', () => {
  expect(fold('D’Onofrio m²')).toBe(fold("D'ONOFRIO M2"))
  expect(splitMatch('Losa 10 m³', 'M3')).toEqual(['Losa 10 ', 'm³', ''])
})

test('no match and a blank search give null', () => {
  expect(splitMatch('Calendario', 'mat')).toBeNull()
  expect(splitMatch('Calendario', '  ')).toBeNull()
})

test('all places that hold a word are marked, with their accents', () => {
  const marks = (text: string, words: string[]) =>
    markWords(text, words)
      .map((part) => (part.isHit ? `[${part.text}]` : part.text))
      .join('')
  expect(marks('Jacarandás en la terraza', ['jacaranda', 'EN'])).toBe('[Jacarandá]s [en] la terraza')
  expect(marks('losa, losas', ['losa', 'losas'])).toBe('[losa], [losas]')
  expect(marks('nada', ['', ' '])).toBe('nada')
})
