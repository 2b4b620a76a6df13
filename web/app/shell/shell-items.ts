import type { NavigationItem } from '../../ui/navigation/item.ts'
import { findScreen } from '../find-screen.ts'
import { plainAddress, screens, type Screen, type ScreenGroup } from '../screens.ts'

const groupTitles = { tableros: 'Tableros', modulos: 'Módulos', apps: 'Apps', ayuda: 'Ayuda' }

/** The menu's entry for a screen; nothing where the screen needs a parameter. */
function toItem(screen: Screen): NavigationItem[] {
  const link = plainAddress(screen)
  if (!link) return []
  const { title, subtitle, icon, group } = screen
  return [
    {
      id: `${group}${link.replaceAll('/', '.')}`,
      type: 'basic',
      title,
      link,
      ...(subtitle && { subtitle }),
      ...(icon && { icon: `pi ${icon}` }),
    },
  ]
}

const itemsOf = (group: ScreenGroup) => screens.filter((screen) => screen.group === group).flatMap(toItem)
const linksOf = (items: NavigationItem[]): (string | undefined)[] =>
  items.flatMap(({ link, children = [] }) => [link, ...linksOf(children)])

/** Served items as far as their screens exist. 'Solo Desarrollo' gets the screens that the server does not list. */
function keepExisting(served: NavigationItem[]): NavigationItem[] {
  return served.flatMap((item) => {
    if (item.link && !findScreen(item.link)) return []
    if (!item.children) return [item]
    const children = keepExisting(item.children)
    if (item.id !== 'solo-desarrollo') return [{ ...item, children }]
    const own = itemsOf('soporte').filter(({ link }) => !linksOf(children).includes(link))
    return [{ ...item, children: [...children, { id: 'solo-desarrollo.divider', type: 'divider' }, ...own] }]
  })
}

/**
 * The menu by groups: what the server lists, in its order, and the table's screens beside it. `badges` says how much is
 * unread, by path. 'Solo Desarrollo' loads data, so it is only there for who may.
 */
export function shellItems(
  served: NavigationItem[],
  badges: Partial<Record<string, string>> = {},
  mayLoad = true,
): NavigationItem[] {
  const existing = keepExisting(served).filter(({ id }) => mayLoad || id !== 'solo-desarrollo')
  const listed = new Set(linksOf(existing))
  const groupOf = ({ link }: NavigationItem) => (link && findScreen(link)?.group) || 'modulos'
  return Object.entries(groupTitles).flatMap(([group, title]): NavigationItem[] => {
    const own = itemsOf(group as ScreenGroup).filter(({ link }) => !listed.has(link))
    const children = [...existing.filter((item) => groupOf(item) === group), ...own].map((item) => {
      const badge = item.link && badges[item.link]
      return badge ? { ...item, badge: { title: badge } } : item
    })
    return children.length > 0 ? [{ id: `grupo.${group}`, type: 'group', title, children }] : []
  })
}
