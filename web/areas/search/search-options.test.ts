// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { moveActive, sectionsOf } from './search-options.ts'

test('only what leads somewhere is offered, under Spanish names', () => {
  const canOpen = (link: string) => link.includes('materiales')
  const sections = sectionsOf(
    [
      { id: 'contacts', label: 'Contacts', results: [{ link: '/apps/contacts/1', value: 'Mara' }] },
      {
        id: 'pages',
        label: 'Pages',
        results: [
          { link: 'materiales', value: 'Materiales' },
          { link: '/apps/mailbox', value: 'Correo' },
        ],
      },
    ],
    canOpen,
  )
  expect(sections).toEqual([
    {
      id: 'pages',
      label: 'Páginas',
      options: [{ kind: 'result', group: 'pages', path: '/materiales', text: 'Materiales' }],
    },
  ])
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
