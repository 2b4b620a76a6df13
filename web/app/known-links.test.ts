// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { documentsOf, origins } from '../areas/dashboards/origins.ts'
import { hasScreen } from './find-screen.ts'
import { searchedActions } from './shell/search-actions.ts'
import { modules } from './screens/modules.ts'
import { canOpen, hasTarget, listPlaces, searchedPlaces } from './known-links.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const token = `head.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.signature`

beforeEach(() => localStorage.setItem('accessToken', token))

test('a link opens if its screen exists and the project that it needs is active', () => {
  expect(canOpen('/seleccionar-desarrolladora')).toBe(true)
  expect(canOpen('/dashboards/project?x=1')).toBe(false)
  localStorage.setItem('desarrolladoraActiva', '1')
  localStorage.setItem('proyectoActivo', '1')
  expect(canOpen('/dashboards/project?x=1')).toBe(true)
  expect(canOpen('dashboards/project')).toBe(true)
})

test('unknown links, the sign-in and scripts are refused; external links are not', () => {
  for (const link of ['', '/no-such-screen', '/sign-in', '/sign-out', '//evil.test', 'javascript:alert(1)'])
    expect(canOpen(link)).toBe(false)
  expect(canOpen('https://www.smn.gob.ar')).toBe(true)
})

test('places are the screens without parameters, with the sample screens only if they are turned on', () => {
  const pathsOf = (hasSamples: boolean) => listPlaces(hasSamples).map(({ path }) => path)
  const paths = pathsOf(true)
  expect(paths.filter((path) => !pathsOf(false).includes(path))).toEqual(
    expect.arrayContaining(['/dashboards', '/dashboards/crypto', '/example', '/ui/icons', '/solo-desarrollo/avisos']),
  )
  expect(paths).toContain('/dashboards/project')
  expect(paths).not.toContain('/')
  expect(paths).not.toContain('/sign-in')
})

test('without a project its screens are listed, with a note', () => {
  expect(hasTarget('/dashboards/project')).toBe(true)
  expect(hasTarget('/no-such-screen')).toBe(false)
  const board = () => searchedPlaces(true).find(({ path }) => path === '/dashboards/project')
  expect(board()?.detail).toBe('Elegí antes un proyecto')
  localStorage.setItem('desarrolladoraActiva', '1')
  localStorage.setItem('proyectoActivo', '1')
  expect(board()?.detail).toBeUndefined()
})

test('links of the dashboard, the modules and the sample data lead to screens', () => {
  const sample = readdirSync('fixtures')
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) =>
      [...readFileSync(`fixtures/${file}`, 'utf8').matchAll(/\blink: '?([^,}'\s]+)/g)].map(([, link]) => link!),
    )
  expect(sample.length).toBeGreaterThan(40)
  const ways = Object.values(modules).flatMap(({ links }) => links.map(({ path }) => path))
  const all = [...Object.values(origins), documentsOf('2026-03-10/2026-03-16'), ...ways]
  for (const link of [...all, ...sample.filter((each) => each !== 'null')]) expect(hasTarget(link), link).toBe(true)
})

test('actions of the search lead to screens, such as signing out and locking', () => {
  const paths = searchedActions(true).flatMap((action) => ('path' in action ? [action.path] : []))
  expect(paths.length).toBeGreaterThan(3)
  for (const path of paths) expect(hasScreen(path.replace(/[?#].*/, '')), path).toBe(true)
})
