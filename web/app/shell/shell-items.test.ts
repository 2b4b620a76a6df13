import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import type { NavigationItem } from '../../ui/navigation/item.ts'
import { isActive } from '../../ui/navigation/place.ts'
import { findScreen, hasScreen } from '../find-screen.ts'
import { screens } from '../screens.ts'
import { shellItems } from './shell-items.ts'

const example = parse(readFileSync('fixtures/navigation.yaml', 'utf8')) as { navigation: { compact: NavigationItem[] } }
const serverItems = example.navigation.compact
const flat = (items: NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])])
const titlesOf = (items: NavigationItem[]) => items.map(({ title }) => title)

describe('the menu', () => {
  it('has the server’s items in order, in groups with the other screens', () => {
    const groups = shellItems(serverItems)
    expect(titlesOf(groups)).toEqual(['Tableros', 'Módulos', 'Apps', 'Páginas', 'Ayuda'])
    const [boards, modules, apps, pages, help] = groups.map(({ children }) => titlesOf(children ?? []))
    expect(boards).toContain('Tablero del proyecto')
    expect(modules).toEqual(['Solo Desarrollo', 'Calendario', 'Materiales', 'Finanzas', 'Documentos'])
    expect(apps).toEqual(expect.arrayContaining(['Correo', 'Inventario']))
    expect(pages).toEqual(expect.arrayContaining(['Actividad', 'Interfaz']))
    expect(help).toContain('Ayuda')
  })

  it('has existing screens only, each once', () => {
    const extra: NavigationItem = { id: 'x', type: 'basic', title: 'Nada', link: '/no-existe' }
    const links = flat(shellItems([...serverItems, extra])).flatMap(({ link }) => link ?? [])
    expect(links.filter((link) => !hasScreen(link))).toEqual([])
    expect(links).toEqual([...new Set(links)])
    expect(links).toContain('/solo-desarrollo/avisos')
  })

  it('gathers further screens under one entry, and marks index pages active on their exact address only', () => {
    const more = flat(shellItems(serverItems)).find(({ title }) => title === 'Más tableros')
    expect(more?.type).toBe('aside')
    expect(more?.children?.map(({ link, exactMatch }) => [link, exactMatch])).toContainEqual(['/dashboards', true])
    expect(more?.children).toHaveLength(4)
    // The mail's own screens are below its address.
    expect(flat(shellItems(serverItems)).find(({ link }) => link === '/apps/mailbox')?.exactMatch).toBeUndefined()
  })

  it('has the app’s screens while the server’s items are missing', () => {
    expect(titlesOf(shellItems([]))).toContain('Apps')
  })

  it('has unique icons, and the server’s titles and icons match the table', () => {
    for (const { title, icon, link } of flat(serverItems).filter((item) => item.link)) {
      const screen = findScreen(link!)
      expect([screen?.title, `pi ${screen?.icon}`]).toEqual([title, icon])
    }
    const shown = flat(shellItems(serverItems)).flatMap(({ icon }) => icon ?? [])
    expect(shown).toEqual([...new Set(shown)])
  })

  it('marks the account as active on all sections of the settings', () => {
    const account = flat(shellItems(serverItems)).find(({ link }) => link === '/settings/account')!
    const sections = screens.filter(({ path }) => path.startsWith('/settings/'))
    expect(sections.length).toBeGreaterThan(3)
    expect(sections.filter(({ path }) => !isActive(account, { pathname: path, search: '', hash: '' }))).toEqual([])
  })

  it('has Solo Desarrollo first in the modules for users who may load data only', () => {
    const modulesOf = (mayLoad: boolean) =>
      shellItems(serverItems, {}, mayLoad).find(({ title }) => title === 'Módulos')
    expect(titlesOf(modulesOf(true)?.children ?? [])[0]).toBe('Solo Desarrollo')
    expect(titlesOf(modulesOf(false)?.children ?? [])).not.toContain('Solo Desarrollo')
  })

  it('shows a badge on its screen', () => {
    const mail = flat(shellItems(serverItems, { '/apps/mailbox': '3' })).find(({ link }) => link === '/apps/mailbox')
    expect(mail?.badge).toEqual({ title: '3' })
  })
})
