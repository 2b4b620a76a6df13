import { describe, expect, it } from 'vitest'
import type { NavigationItem } from '../../ui/navigation/item.ts'
import { hasScreen } from '../find-screen.ts'
import { applicationItems } from './applications.ts'
import { shellItems } from './shell-items.ts'

const served: NavigationItem[] = [
  {
    id: 'solo-desarrollo',
    type: 'aside',
    title: 'Solo Desarrollo',
    children: [{ id: 'cargas', type: 'basic', link: '/solo-desarrollo/carga-categoricos' }],
  },
  { id: 'calendario', type: 'basic', title: 'Calendario', link: '/calendario' },
]
const linksOf = (items: NavigationItem[]): string[] =>
  items.flatMap(({ link, children }) => [...(link ? [link] : []), ...linksOf(children ?? [])])

describe('the items of the shell', () => {
  it('are the served ones, with the galleries for developers', () => {
    const items = shellItems(served, () => false)
    expect(items.map(({ id }) => id)).toEqual(['solo-desarrollo', 'calendario'])
    expect(linksOf(items)).toEqual([
      '/solo-desarrollo/carga-categoricos',
      '/solo-desarrollo/navegacion',
      '/solo-desarrollo/avisos',
      '/calendario',
    ])
  })

  it('lead nowhere that does not exist', () => {
    expect(linksOf(shellItems(served, hasScreen)).filter((link) => !hasScreen(link))).toEqual([])
  })
})

describe('Aplicaciones', () => {
  it('lists the areas whose screens exist', () => {
    const [, entry] = applicationItems((path) => ['/apps/mailbox', '/apps/ecommerce/inventory'].includes(path))
    expect(entry).toMatchObject({ type: 'aside', title: 'Aplicaciones' })
    expect(entry?.children?.map(({ title, link }) => [title, link])).toEqual([
      ['Inventario', '/apps/ecommerce/inventory'],
      ['Correo', '/apps/mailbox'],
    ])
  })

  it('lists all ten in the end', () => {
    const [, entry] = applicationItems(() => true)
    expect(entry?.children).toHaveLength(10)
  })

  it('is not there while there is none', () => expect(applicationItems(() => false)).toEqual([]))
})
