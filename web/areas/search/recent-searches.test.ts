// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { clearRecent, saveRecent, readRecent } from './recent-searches.ts'

afterEach(() => localStorage.clear())

test('lists up to six searches, newest first, without duplicates', () => {
  for (const text of ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', ' Trés ']) saveRecent('ana', text)
  expect(readRecent('ana')).toEqual(['Trés', 'siete', 'seis', 'cinco', 'cuatro', 'dos'])
})

test('stores and clears the searches of each user separately', () => {
  saveRecent('ana', 'losa')
  saveRecent('bea', 'viga')
  clearRecent('ana')
  expect(readRecent('ana')).toEqual([])
  expect(readRecent('bea')).toEqual(['viga'])
})

test('ignores blank searches and invalid stored values', () => {
  saveRecent('ana', '   ')
  expect(readRecent('ana')).toEqual([])
  localStorage.setItem('obra-recent-searches:ana', '{"a"')
  expect(readRecent('ana')).toEqual([])
  localStorage.setItem('obra-recent-searches:ana', '[1,"losa",null]')
  expect(readRecent('ana')).toEqual(['losa'])
})
