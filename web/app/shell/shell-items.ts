import { catalogueTitles } from '../../records/catalogue/titles.ts'
import type { NavigationItem } from '../../ui/navigation/item.ts'
import { plainAddress, screens, type Screen, type ScreenGroup } from '../screens.ts'

/** The groups with a heading, in order. */
const groupTitles = {
  obra: 'Obra',
  administracion: 'Administración',
  comunicacion: 'Comunicación',
  empresa: 'Empresa',
} satisfies Partial<Record<ScreenGroup, string>>

/** The screen whose parameter `lista` names a catalogue. */
const catalogues = '/solo-desarrollo/carga-categoricos'

/** The entry that opens the catalogues one by one. */
const catalogueItem: NavigationItem = {
  id: 'listas',
  type: 'collapsable',
  title: 'Proveedores y listas',
  icon: 'pi pi-truck',
  children: Object.entries(catalogueTitles).map(([key, title]) => ({
    id: `listas.${key}`,
    type: 'basic',
    title,
    link: catalogues,
    queryParams: { lista: key },
  })),
}

/** The menu item of a screen; none if the screen has a parameter. */
function toItem(screen: Screen): NavigationItem[] {
  const link = plainAddress(screen)
  if (!link) return []
  const { title, menuTitle = title, icon, group } = screen
  const hasItemsBelow = screens.some((other) => other !== screen && other.group && other.path.startsWith(`${link}/`))
  return [
    {
      id: `${group}${link.replaceAll('/', '.')}`,
      type: 'basic',
      title: menuTitle,
      link,
      ...(link === catalogues && { inactiveWith: 'lista' }),
      ...(hasItemsBelow && { exactMatch: true }),
      ...(icon && { icon: `pi ${icon}` }),
    },
  ]
}

const flat = (items: NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])])

export type MenuOptions = {
  /** Unread counts by path. */
  badges?: Partial<Record<string, string>>
  /** Whether the user may load data, which is what 'Solo Desarrollo' is for. */
  mayLoad?: boolean
  /** Whether 'Solo Desarrollo' also has the galleries and sample dashboards. */
  hasSamples?: boolean
}

/** The menu by groups: the table of screens, with the titles, icons and further fields of the server's items. */
export function shellItems(
  served: NavigationItem[],
  { badges = {}, mayLoad = true, hasSamples = true }: MenuOptions = {},
): NavigationItem[] {
  const servedByLink = new Map(flat(served).map((item) => [item.link, item]))
  const itemsOf = (group: ScreenGroup) =>
    screens
      .filter((screen) => screen.group === group)
      .flatMap(toItem)
      .map((item): NavigationItem => {
        const badge = item.link && badges[item.link]
        return { ...item, ...servedByLink.get(item.link), ...(badge && { badge: { title: badge } }) }
      })
  const groups = (Object.keys(groupTitles) as (keyof typeof groupTitles)[]).map((group): NavigationItem => {
    const children = [...itemsOf(group), ...(group === 'administracion' ? [catalogueItem] : [])]
    return { id: `grupo.${group}`, type: 'group', title: groupTitles[group], children }
  })
  const development = mayLoad && served.find(({ id }) => id === 'solo-desarrollo')
  if (!development) return groups
  const samples = hasSamples ? itemsOf('muestras') : []
  const divider: NavigationItem = { id: 'solo-desarrollo.divider', type: 'divider' }
  const children = [...itemsOf('soporte'), ...(samples.length > 0 ? [divider, ...samples] : [])]
  // Not the server's type `aside`: beside titles, its items unfold in place.
  return [
    ...groups,
    { id: 'grupo.soporte', type: 'group', children: [{ ...development, type: 'collapsable', children }] },
  ]
}
