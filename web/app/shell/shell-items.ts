import type { NavigationItem } from '../../ui/navigation/item.ts'
import { findScreen } from '../find-screen.ts'
import { plainAddress, screens, type Screen, type ScreenGroup } from '../screens.ts'

const groupTitles = { tableros: 'Tableros', modulos: 'Módulos', apps: 'Apps', paginas: 'Páginas', ayuda: 'Ayuda' }

/** Entries that open further screens, by the group that contains them. */
const asides: Partial<Record<keyof typeof groupTitles, { group: ScreenGroup; title: string; icon: string }>> = {
  tableros: { group: 'muestras', title: 'Más tableros', icon: 'pi pi-chart-pie' },
  paginas: { group: 'interfaz', title: 'Interfaz', icon: 'pi pi-palette' },
}

/** The menu item of a screen; none if the screen has a parameter. */
function toItem(screen: Screen): NavigationItem[] {
  const link = plainAddress(screen)
  if (!link) return []
  const { title, subtitle, icon, group, section } = screen
  return [
    {
      id: `${group}${link.replaceAll('/', '.')}`,
      type: 'basic',
      title,
      link,
      ...(subtitle && { subtitle }),
      ...(section && { section }),
      ...(screens.some((other) => other !== screen && other.group && other.path.startsWith(`${link}/`)) && {
        exactMatch: true,
      }),
      ...(icon && { icon: `pi ${icon}` }),
    },
  ]
}

const itemsOf = (group: ScreenGroup) => screens.filter((screen) => screen.group === group).flatMap(toItem)

/** The entry that opens a group's screens; none without screens. */
function asideOf(group: keyof typeof groupTitles): NavigationItem[] {
  const aside = asides[group]
  if (!aside) return []
  const children = itemsOf(aside.group)
  return children.length > 0
    ? [{ id: `aside.${aside.group}`, type: 'aside', title: aside.title, icon: aside.icon, children }]
    : []
}

const linksOf = (items: NavigationItem[]): (string | undefined)[] =>
  items.flatMap(({ link, children = [] }) => [link, ...linksOf(children)])

/** Drops server items without a screen. Adds to 'Solo Desarrollo' the screens that the server does not list. */
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
 * The menu by groups: the server's items in their order, and the other screens of the table. `badges` has unread counts by path.
 * `mayLoad` includes 'Solo Desarrollo', which loads data.
 */
export function shellItems(
  served: NavigationItem[],
  badges: Partial<Record<string, string>> = {},
  mayLoad = true,
): NavigationItem[] {
  const existing = keepExisting(served).filter(({ id }) => mayLoad || id !== 'solo-desarrollo')
  const listed = new Set(linksOf(existing))
  const groupOf = ({ link }: NavigationItem) => (link && findScreen(link)?.group) || 'modulos'
  return (Object.keys(groupTitles) as (keyof typeof groupTitles)[]).flatMap((group): NavigationItem[] => {
    const own = [...itemsOf(group).filter(({ link }) => !listed.has(link)), ...asideOf(group)]
    const children = [...existing.filter((item) => groupOf(item) === group), ...own].map((item) => {
      const badge = item.link && badges[item.link]
      return badge ? { ...item, badge: { title: badge } } : item
    })
    return children.length > 0 ? [{ id: `grupo.${group}`, type: 'group', title: groupTitles[group], children }] : []
  })
}
