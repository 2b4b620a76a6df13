import { describe, expect, it } from 'vitest'
import { fold, identityKey, searchWords } from './fold.ts'

describe('fold', () => {
  it.each([
    ['José Núñez', 'jose nunez'],
    ['Nuñez'.normalize('NFD'), 'nunez'],
    ['10 m² de losa, ㎥', '10 m2 de losa, m3'],
    ['D’Onofrio', 'donofrio'],
    ["D'ONOFRIO", 'donofrio'],
    ['D´Onofrio', 'donofrio'],
    ['Nº 5', 'no 5'],
    ['N° 5', 'no 5'],
    ['caño de ½ – 2024', 'cano de 1/2 - 2024'],
    ['«Torre»', '"torre"'],
    ['Pla\u00adno\u202e \u200bA', 'plano a'],
    ['İstanbul', 'istanbul'],
  ])('%s as %s', (text, folded) => expect(fold(text)).toBe(folded))

  it('is stable, and text folded for identity folds as the name itself: stored text can be folded again', () => {
    const differing: string[] = []
    for (let code = 0x20; code < 0x20000; code++) {
      if (code >= 0xd800 && code < 0xe000) continue
      const letter = String.fromCodePoint(code)
      const folded = fold(letter)
      if (fold(folded) !== folded || fold(identityKey(letter)) !== folded) differing.push(letter)
    }
    expect(differing).toEqual([])
  })

  it('makes no text more than three times as long: search text is indexed', () => {
    expect(fold('ﷺ㌖')).toBe('ﷺ㌖')
  })
})

it('words are folded and may have apostrophes of their own', () => {
  expect(searchWords("  Bolsa  D' ' Cañería")).toEqual(['bolsa', 'd', 'caneria'])
})

it('names are the same without case and accents, and differ in their symbols', () => {
  expect(identityKey('PLÁNO Ñ')).toBe(identityKey('plano n'))
  expect(new Set(['m2', 'm²', "m'2"].map(identityKey)).size).toBe(3)
})
