// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { ownStorage } from './own-storage.ts'

beforeEach(() => {
  ownStorage('')
  localStorage.clear()
})

test('a demo in a folder has its own keys and cannot read others', () => {
  localStorage.setItem('accessToken', 'of another site')
  ownStorage('/obra/demo')
  expect(localStorage.getItem('accessToken')).toBeNull()
  expect('accessToken' in localStorage).toBe(false)
  localStorage.setItem('accessToken', 'own')
  localStorage.desarrolladoraActiva = '1'
  const { accessToken, desarrolladoraActiva, proyectoActivo } = localStorage
  expect([accessToken, desarrolladoraActiva, proyectoActivo]).toEqual(['own', '1', undefined])
  expect(Object.keys(localStorage)).toEqual(['accessToken', 'desarrolladoraActiva'])
  expect([localStorage.length, localStorage.key(1), localStorage.key(2)]).toEqual([2, 'desarrolladoraActiva', null])
})

test('clearing leaves the entries of other sites and folders on the host', () => {
  localStorage.setItem('theme', 'of another site')
  ownStorage('/obra/other')
  localStorage.setItem('accessToken', 'of another folder')
  ownStorage('/obra/demo')
  localStorage.setItem('accessToken', 'own')
  localStorage.clear()
  expect(localStorage.length).toBe(0)
  ownStorage('/obra/other')
  expect(localStorage.getItem('accessToken')).toBe('of another folder')
  ownStorage('')
  expect(Object.keys(localStorage).toSorted()).toEqual(['obra:/obra/other:accessToken', 'theme'])
})

test('a removed entry is gone', () => {
  ownStorage('/obra/demo')
  sessionStorage.setItem('obra-tab', '{}')
  sessionStorage.removeItem('obra-tab')
  expect('obra-tab' in sessionStorage).toBe(false)
})
