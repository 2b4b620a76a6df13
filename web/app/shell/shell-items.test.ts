import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import type { NavigationItem } from '../../ui/navigation/item.ts'
import { isActive } from '../../ui/navigation/place.ts'
import { findScreen, hasScreen } from '../find-screen.ts'
import { nouns } from '../screens/catalogues/nouns.ts'
import { shellItems } from './shell-items.ts'

const example = parse(readFileSync('fixtures/navigation.yaml', 'utf8')) as { navigation: { compact: NavigationItem[] } }
const serverItems = example.navigation.compact
const flat = (items: NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])])
const titlesOf = (items: NavigationItem[] = []) => items.map(({ title, type }) => title ?? type)
const find = (title: string, items = shellItems(serverItems)) => flat(items).find((item) => item.title === title)

describe('the menu', () => {
  it('has all screens by groups', () => {
    expect(shellItems(serverItems).map(({ title, children }) => [title, titlesOf(children)])).toEqual([
      ['Obra', ['Tablero', 'Calendario', 'Materiales', 'Documentos']],
      ['Administración', ['Finanzas', 'Proveedores y listas']],
      ['Comunicación', ['Correo', 'Chat', 'Contactos', 'Tareas', 'Tableros', 'Notas']],
      ['Empresa', ['Datos y equipo', 'Archivos', 'Inventario', 'Actividad', 'Academia', 'Ayuda', 'Centro de ayuda']],
      [undefined, ['Solo Desarrollo']],
    ])
  })

  it('has existing screens only, each once', () => {
    const extra: NavigationItem = { id: 'x', type: 'basic', title: 'Nada', link: '/no-existe' }
    const items = flat(shellItems([...serverItems, extra])).filter(({ link, queryParams }) => link && !queryParams)
    const links = items.map(({ link }) => link!)
    expect(links.filter((link) => !hasScreen(link))).toEqual([])
    expect(links).toEqual([...new Set(links)])
  })

  it('has every catalogue, each active on its own address only', () => {
    const lists = find('Proveedores y listas')?.children ?? []
    expect(titlesOf(lists).toSorted()).toEqual(nouns.map(({ title }) => title).toSorted())
    const here = { pathname: '/solo-desarrollo/carga-categoricos', search: '?lista=unidades&proyecto=1', hash: '' }
    const active = (search: string) =>
      flat(shellItems(serverItems)).filter((item) => isActive(item, { ...here, search }))
    expect(titlesOf(active(here.search))).toEqual(['Unidades'])
    expect(titlesOf(active('?proyecto=1'))).toEqual(['Carga de Categóricos'])
  })

  it('has Solo Desarrollo for users who may load data, with the sample screens only if they are turned on', () => {
    const development = find('Solo Desarrollo')
    expect(titlesOf(development?.children).slice(0, 3)).toEqual([
      'Carga de Categóricos',
      'Carga de Transaccionales',
      'divider',
    ])
    expect(titlesOf(development?.children)).toEqual(
      expect.arrayContaining(['Galería de componentes', 'Íconos', 'Tablero de criptomonedas']),
    )
    const plain = shellItems(serverItems, { hasSamples: false })
    expect(find('Solo Desarrollo', plain)?.children).toHaveLength(2)
    expect(find('Íconos', plain)).toBeUndefined()
    expect(find('Solo Desarrollo', shellItems(serverItems, { mayLoad: false }))).toBeUndefined()
  })

  it('marks index pages active on their exact address only', () => {
    expect(find('Todos los tableros')?.exactMatch).toBe(true)
    // The mail's own screens are below its address.
    expect(find('Correo')?.exactMatch).toBeUndefined()
  })

  it('has the app’s screens while the server’s items are missing', () => {
    expect(titlesOf(shellItems([]))).toEqual(['Obra', 'Administración', 'Comunicación', 'Empresa'])
  })

  it('has unique icons, and the server’s titles and icons match the table', () => {
    for (const { title, icon, link } of flat(serverItems).filter((item) => item.link)) {
      const screen = findScreen(link!)
      expect([screen?.title, `pi ${screen?.icon}`]).toEqual([title, icon])
    }
    const shown = flat(shellItems(serverItems)).flatMap(({ icon }) => icon ?? [])
    expect(shown).toEqual([...new Set(shown)])
  })

  it('shows a badge on its screen', () => {
    const mail = find('Correo', shellItems(serverItems, { badges: { '/apps/mailbox': '3' } }))
    expect(mail?.badge).toEqual({ title: '3' })
  })
})
