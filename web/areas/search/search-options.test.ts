// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { SearchGroup } from './queries.ts'
import { moveActive, sectionsOf } from './search-options.ts'

const pages = [
  { path: '/materiales', title: 'Materiales' },
  { path: '/apps/mailbox', title: 'Correo' },
]
const none = { pages: [], actions: [], canOpen: () => true }

test('finds screens by title and path, and lists server results that a screen can open, under Spanish labels', () => {
  const groups: SearchGroup[] = [
    { id: 'contacts', label: 'Contacts', results: [{ link: '/apps/contacts/1', value: 'Mara' }] },
    { id: 'pages', label: 'Pages', results: [{ link: '/apps/academy', value: 'Academia' }] },
    { id: 'tasks', label: 'Tasks', results: [{ link: 'apps/tasks/7', value: 'Armar encofrado' }] },
  ]
  const canOpen = (link: string) => link.includes('tasks')
  const sections = sectionsOf(groups, { text: 'MÁ', pages, actions: [], canOpen })
  expect(sections.map(({ label, options }) => [label, ...options.map(({ text }) => text)])).toEqual([
    ['Páginas', 'Materiales', 'Correo'],
    ['Tareas', 'Armar encofrado'],
  ])
  expect(sections[1]?.options[0]).toMatchObject({ kind: 'result', path: '/apps/tasks/7' })
  expect(sectionsOf([], { ...none, text: 'correo', pages })).toHaveLength(1)
})

test('finds actions by the beginning of a word, and shows the detail of a result', () => {
  const actions = [{ title: 'Cambiar de empresa', icon: 'pi-sync', path: '/x' }]
  const labels = (text: string) => sectionsOf([], { ...none, text, actions }).map(({ label }) => label)
  expect([labels('EMPR'), labels('cam'), labels('am')]).toEqual([['Acciones'], ['Acciones'], []])
  expect([labels('empresa cambiar'), labels('empresa otra')]).toEqual([['Acciones'], []])
  const results = [{ link: '/desarrolladoras/1/proyectos/2', value: 'Altos', detail: 'Norte' }]
  const [projects] = sectionsOf([{ id: 'projects', label: 'Projects', results }], { ...none, text: 'a' })
  expect(projects).toMatchObject({ label: 'Proyectos', options: [{ text: 'Altos', detail: 'Norte' }] })
})

test('invoices open in their project, and several add a link to the search in their list', () => {
  const results = ['1', '2'].map((id) => ({ value: id, link: `/finanzas/comprobantes?abierto=${id}&proyecto=1` }))
  const groups: SearchGroup[] = [{ id: 'comprobantes', label: 'Comprobantes', results }]
  const [invoices] = sectionsOf(groups, { ...none, text: 'a 1' })
  expect(invoices?.options).toMatchObject([
    { path: '/finanzas/comprobantes?abierto=1&proyecto=1' },
    { path: '/finanzas/comprobantes?abierto=2&proyecto=1' },
    { text: 'Ver todos en Comprobantes', path: '/finanzas/comprobantes?buscar=a%201' },
  ])
})

test('more than one product adds a link to the search in the inventory', () => {
  const results = ['Arena', 'Arena fina'].map((value) => ({ link: '/apps/ecommerce/inventory?producto=1', value }))
  const [products] = sectionsOf([{ id: 'products', label: 'Products', results }], { ...none, text: 'arena ñ' })
  expect(products?.options.at(-1)).toMatchObject({
    text: 'Ver todos en Inventario',
    path: '/apps/ecommerce/inventory?buscar=arena%20%C3%B1',
  })
})

test('arrow keys wrap around, Home and End go to the ends, other keys do not move', () => {
  expect(moveActive('ArrowDown', -1, 3)).toBe(0)
  expect(moveActive('ArrowDown', 2, 3)).toBe(0)
  expect(moveActive('ArrowUp', -1, 3)).toBe(2)
  expect(moveActive('ArrowUp', 0, 3)).toBe(2)
  expect(moveActive('Home', 2, 3)).toBe(0)
  expect(moveActive('End', 0, 3)).toBe(2)
  expect(moveActive('a', 0, 3)).toBeNull()
  expect(moveActive('ArrowDown', -1, 0)).toBeNull()
})
