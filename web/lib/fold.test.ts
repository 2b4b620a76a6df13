import { expect, test } from 'vitest'
import { fold, markWords, splitMatch } from './fold.ts'

test('matches ignore case and accents, and are returned as written', () => {
  expect(splitMatch('Julieta Naón', 'NAON')).toEqual(['Julieta ', 'Naón', ''])
  expect(splitMatch('Categóricos', 'gori')).toEqual(['Cate', 'góri', 'cos'])
  expect(splitMatch('Nuñez'.normalize('NFD'), 'ñe')).toEqual(['Nu', 'ñe', 'z'])
})

test('apostrophes and superscripts are ignored in matches', () => {
  expect(fold('D’Onofrio m²')).toBe(fold("D'ONOFRIO M2"))
  expect(splitMatch('Losa 10 m³', 'M3')).toEqual(['Losa 10 ', 'm³', ''])
})

test('no match and a blank search return null', () => {
  expect(splitMatch('Calendario', 'mat')).toBeNull()
  expect(splitMatch('Calendario', '  ')).toBeNull()
})

test('marks all matches of a word, with their accents', () => {
  const marks = (text: string, words: string[]) =>
    markWords(text, words)
      .map((part) => (part.isHit ? `[${part.text}]` : part.text))
      .join('')
  expect(marks('Jacarandás en la terraza', ['jacaranda', 'EN'])).toBe('[Jacarandá]s [en] la terraza')
  expect(marks('losa, losas', ['losa', 'losas'])).toBe('[losa], [losas]')
  expect(marks('nada', ['', ' '])).toBe('nada')
})
