// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canOpen, places } from './known-links.ts'

afterEach(() => localStorage.clear())

const token = `head.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.signature`

beforeEach(() => localStorage.setItem('accessToken', token))

test('a link opens where a screen stands behind it, and a screen of a project where one is active', () => {
  expect(canOpen('/seleccionar-desarrolladora')).toBe(true)
  expect(canOpen('/dashboards/project?x=1')).toBe(false)
  localStorage.setItem('desarrolladoraActiva', '1')
  localStorage.setItem('proyectoActivo', '1')
  expect(canOpen('/dashboards/project?x=1')).toBe(true)
  expect(canOpen('dashboards/project')).toBe(true)
})

test('links to nowhere, to the sign-in and to scripts are not offered; the web outside is', () => {
  for (const link of ['', '/no-such-screen', '/sign-in', '/sign-out', '//evil.test', 'javascript:alert(1)'])
    expect(canOpen(link)).toBe(false)
  expect(canOpen('https://www.smn.gob.ar')).toBe(true)
})

test('the places to go to are those that need no more than their path', () => {
  expect(places.map(({ path }) => path)).toContain('/dashboards/project')
  expect(places.map(({ path }) => path)).not.toContain('/')
  expect(places.map(({ path }) => path)).not.toContain('/sign-in')
})
