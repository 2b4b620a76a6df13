import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import type { NavigationItem } from '../../ui/navigation/item.ts'
import { isActive } from '../../ui/navigation/place.ts'
import { findScreen, hasScreen } from '../find-screen.ts'
import { screens } from '../screens.ts'
import { shellItems } from './shell-items.ts'

const example = parse(readFileSync('fixtures/navigation.yaml', 'utf8')) as { navigation: { compact: NavigationItem[] } }
const served = example.navigation.compact
const flat = (items: NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])])
const titlesOf = (items: NavigationItem[]) => items.map(({ title }) => title)

describe('the menu', () => {
  it('has the served items in their order, in groups with the other screens that there are', () => {
    const groups = shellItems(served)
    expect(titlesOf(groups)).toEqual(['Tableros', 'Módulos', 'Apps', 'Páginas', 'Ayuda'])
    const [boards, modules, apps, pages, help] = groups.map(({ children }) => titlesOf(children ?? []))
    expect(boards).toContain('Tablero del proyecto')
    expect(modules).toEqual(['Solo Desarrollo', 'Calendario', 'Materiales', 'Finanzas', 'Documentos'])
    expect(apps).toEqual(expect.arrayContaining(['Correo', 'Inventario']))
    expect(pages).toEqual(expect.arrayContaining(['Actividad', 'Interfaz']))
    expect(help).toContain('Ayuda')
  })

  it('leads nowhere that does not exist, and to each screen once', () => {
    const extra: NavigationItem = { id: 'x', type: 'basic', title: 'Nada', link: '/no-existe' }
    const links = flat(shellItems([...served, extra])).flatMap(({ link }) => link ?? [])
    expect(links.filter((link) => !hasScreen(link))).toEqual([])
    expect(links).toEqual([...new Set(links)])
    expect(links).toContain('/solo-desarrollo/avisos')
  })

  it('gathers further screens under one entry, and lights what leads to them all on its own address only', () => {
    const more = flat(shellItems(served)).find(({ title }) => title === 'Más tableros')
    expect(more?.type).toBe('aside')
    expect(more?.children?.map(({ link, exactMatch }) => [link, exactMatch])).toContainEqual(['/dashboards', true])
    expect(more?.children).toHaveLength(4)
    // The mail's own screens are below its address.
    expect(flat(shellItems(served)).find(({ link }) => link === '/apps/mailbox')?.exactMatch).toBeUndefined()
  })

  it('shows what the app knows while the server’s part is missing', () => {
    expect(titlesOf(shellItems([]))).toContain('Apps')
  })

  it('has no icon twice, and the server names screens as the table does', () => {
    for (const { title, icon, link } of flat(served).filter((item) => item.link)) {
      const screen = findScreen(link!)
      expect([screen?.title, `pi ${screen?.icon}`]).toEqual([title, icon])
    }
    const shown = flat(shellItems(served)).flatMap(({ icon }) => icon ?? [])
    expect(shown).toEqual([...new Set(shown)])
  })

  it('lights the account on each section of the settings', () => {
    const account = flat(shellItems(served)).find(({ link }) => link === '/settings/account')!
    const sections = screens.filter(({ path }) => path.startsWith('/settings/'))
    expect(sections.length).toBeGreaterThan(3)
    expect(sections.filter(({ path }) => !isActive(account, { pathname: path, search: '', hash: '' }))).toEqual([])
  })

  it('has Solo Desarrollo at the place of the seed for who may load data, and for nobody else', () => {
    const modulesOf = (mayLoad: boolean) => shellItems(served, {}, mayLoad).find(({ title }) => title === 'Módulos')
    expect(titlesOf(modulesOf(true)?.children ?? [])[0]).toBe('Solo Desarrollo')
    expect(titlesOf(modulesOf(false)?.children ?? [])).not.toContain('Solo Desarrollo')
  })

  it('carries a badge at the screen that it belongs to', () => {
    const mail = flat(shellItems(served, { '/apps/mailbox': '3' })).find(({ link }) => link === '/apps/mailbox')
    expect(mail?.badge).toEqual({ title: '3' })
  })
})
