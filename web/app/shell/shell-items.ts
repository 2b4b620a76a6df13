import type { NavigationItem } from '../../ui/navigation/item.ts'
import { applicationItems } from './applications.ts'

/** What the app itself adds to the served group 'Solo Desarrollo': its galleries, which the server knows nothing of. */
const galleries: NavigationItem[] = [
  {
    id: 'solo-desarrollo.navegacion',
    type: 'basic',
    title: 'Galería de navegación',
    icon: 'pi pi-sitemap',
    link: '/solo-desarrollo/navegacion',
  },
  {
    id: 'solo-desarrollo.avisos',
    type: 'basic',
    title: 'Galería de avisos',
    icon: 'pi pi-bell',
    link: '/solo-desarrollo/avisos',
  },
]

/** The items of the shell: those of the server, the galleries for developers, the applications. */
export function shellItems(served: NavigationItem[], hasScreen: (path: string) => boolean): NavigationItem[] {
  const own = served.map((item) => {
    if (item.id !== 'solo-desarrollo') return item
    const divider: NavigationItem = { id: 'solo-desarrollo.divider', type: 'divider' }
    return { ...item, children: [...(item.children ?? []), divider, ...galleries] }
  })
  return [...own, ...applicationItems(hasScreen)]
}
