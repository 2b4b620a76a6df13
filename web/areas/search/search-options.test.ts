// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { SearchGroup } from './queries.ts'
import { moveActive, sectionsOf } from './search-options.ts'

test('screens are found by title and address, the rest only where it leads somewhere, under Spanish names', () => {
  const pages = [
    { path: '/materiales', title: 'Materiales' },
    { path: '/apps/mailbox', title: 'Correo' },
  ]
  const groups: SearchGroup[] = [
    { id: 'contacts', label: 'Contacts', results: [{ link: '/apps/contacts/1', value: 'Mara' }] },
    { id: 'pages', label: 'Pages', results: [{ link: '/apps/academy', value: 'Academia' }] },
    { id: 'tasks', label: 'Tasks', results: [{ link: 'apps/tasks/7', value: 'Armar encofrado' }] },
  ]
  const canOpen = (link: string) => link.includes('tasks')
  expect(sectionsOf(groups, { text: 'MÁ', pages, canOpen })).toEqual([
    {
      id: 'pages',
      label: 'Páginas',
      options: [
        { kind: 'result', group: 'pages', path: '/materiales', text: 'Materiales' },
        { kind: 'result', group: 'pages', path: '/apps/mailbox', text: 'Correo' },
      ],
    },
    {
      id: 'tasks',
      label: 'Tareas',
      options: [{ kind: 'result', group: 'tasks', path: '/apps/tasks/7', text: 'Armar encofrado' }],
    },
  ])
  expect(sectionsOf([], { text: 'correo', pages, canOpen })).toHaveLength(1)
})

test('arrows go round, Home and End go to the ends, other keys stay with the text', () => {
  expect(moveActive('ArrowDown', -1, 3)).toBe(0)
  expect(moveActive('ArrowDown', 2, 3)).toBe(0)
  expect(moveActive('ArrowUp', -1, 3)).toBe(2)
  expect(moveActive('ArrowUp', 0, 3)).toBe(2)
  expect(moveActive('Home', 2, 3)).toBe(0)
  expect(moveActive('End', 0, 3)).toBe(2)
  expect(moveActive('a', 0, 3)).toBeNull()
  expect(moveActive('ArrowDown', -1, 0)).toBeNull()
})
