// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { documentsOf, origins } from '../areas/dashboards/origins.ts'
import { hasScreen } from './find-screen.ts'
import { searchedActions } from './shell/search-actions.ts'
import { searchedPlaces } from './shell/search-places.ts'
import { sections as documentsSections } from './screens/documentos/sections.ts'
import { sections as financeSections } from './screens/finance/sections.ts'
import { sections as materialsSections } from './screens/materials/sections.ts'
import { sectionsOf } from '../areas/search/search-options.ts'
import { canOpen, hasTarget, listPlaces } from './known-links.ts'

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

test('links of the dashboard and the sample data lead to screens', () => {
  const sample = readdirSync('fixtures')
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) =>
      [...readFileSync(`fixtures/${file}`, 'utf8').matchAll(/\blink: '?([^,}'\s]+)/g)].map(([, link]) => link!),
    )
  expect(sample.length).toBeGreaterThan(40)
  const all = [...Object.values(origins), documentsOf('2026-03-10/2026-03-16')]
  for (const link of [...all, ...sample.filter((each) => each !== 'null')]) expect(hasTarget(link), link).toBe(true)
})

test('actions of the search lead to screens, such as signing out and locking', () => {
  const paths = searchedActions({ mayWrite: true, mayInvite: true }).flatMap((action) =>
    'path' in action ? [action.path] : [],
  )
  expect(paths.length).toBeGreaterThan(3)
  for (const path of paths) expect(hasScreen(path.replace(/[?#].*/, '')), path).toBe(true)
})

test('the search has every section of Finanzas and Materiales, and each page leads to a screen', () => {
  const paths = searchedPlaces(true).map(({ path }) => path)
  for (const { path } of financeSections) expect(paths).toContain(path ? `/finanzas/${path}` : '/finanzas')
  for (const { path } of materialsSections) expect(paths).toContain(`/materiales/${path}`)
  for (const { path } of documentsSections) expect(paths).toContain(path ? `/documentos/${path}` : '/documentos')
  for (const path of paths) expect(hasScreen(path.replace(/[?#].*/, '')), path).toBe(true)
})

test.each([
  ['proveedores', 'Proveedores'],
  ['rubros', 'Rubros'],
  ['indices', 'Índices'],
  ['cotizaciones', 'Cotizaciones'],
  ['vencimientos', 'Vencimientos'],
  ['cash flow', 'Flujo de caja'],
  ['cuenta corriente', 'Cuenta corriente'],
  ['facturas', 'Comprobantes'],
  ['existencias', 'Stock'],
  ['miembros', 'Miembros'],
  ['tokens', 'Tokens para scripts'],
  ['copias', 'Copias de seguridad'],
  ['nuevo pago', 'Nuevo pago'],
  ['nuevo correo', 'Escribir un correo'],
  ['nuevo contacto', 'Nuevo contacto'],
  ['nueva tarea', 'Nueva tarea'],
  ['invitar', 'Invitar a una persona'],
  ['cargar comprobantes', 'Cargar registros del proyecto desde una planilla'],
  ['importar', 'Cargar registros del proyecto desde una planilla'],
])('the search finds «%s»', (text, title) => {
  const actions = searchedActions({ mayWrite: true, mayInvite: true })
  const found = sectionsOf([], { text, pages: searchedPlaces(true), actions, canOpen })
  expect(found.flatMap(({ options }) => options.map((option) => option.text))).toContain(title)
})
