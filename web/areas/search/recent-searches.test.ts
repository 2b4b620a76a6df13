// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { clearRecent, keepRecent, readRecent } from './recent-searches.ts'

afterEach(() => localStorage.clear())

test('the newest search comes first, each once, six at most', () => {
  for (const text of ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', ' Trés ']) keepRecent('ana', text)
  expect(readRecent('ana')).toEqual(['Trés', 'siete', 'seis', 'cinco', 'cuatro', 'dos'])
})

test('each person has searches of their own and can clear them', () => {
  keepRecent('ana', 'losa')
  keepRecent('bea', 'viga')
  clearRecent('ana')
  expect(readRecent('ana')).toEqual([])
  expect(readRecent('bea')).toEqual(['viga'])
})

test('blank searches are not kept, and what is broken counts as nothing', () => {
  keepRecent('ana', '   ')
  expect(readRecent('ana')).toEqual([])
  localStorage.setItem('obra-recent-searches:ana', '{"a"')
  expect(readRecent('ana')).toEqual([])
  localStorage.setItem('obra-recent-searches:ana', '[1,"losa",null]')
  expect(readRecent('ana')).toEqual(['losa'])
})
