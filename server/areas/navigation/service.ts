import type { components } from '../../../openapi/generated/schema.d.ts'

type Schemas = components['schemas']
type Item = Schemas['NavigationItem']

const link = (id: string, title: string, icon: string, path: string): Item => {
  return { id, type: 'basic', title, icon: `pi ${icon}`, link: path, target: '_self' }
}

/** The items of the side navigation, in their fixed order (docs/domain/suite.md, Navigation). */
const items: Item[] = [
  {
    id: 'solo-desarrollo',
    type: 'aside',
    title: 'Solo Desarrollo',
    icon: 'pi pi-wrench',
    target: '_self',
    children: [
      link(
        'solo-desarrollo.carga-categoricos',
        'Carga de Categóricos',
        'pi-list',
        '/solo-desarrollo/carga-categoricos',
      ),
      link(
        'solo-desarrollo.carga-transaccionales',
        'Carga de Transaccionales',
        'pi-upload',
        '/solo-desarrollo/carga-transaccionales',
      ),
    ],
  },
  link('calendario', 'Calendario', 'pi-calendar', '/calendario'),
  link('materiales', 'Materiales', 'pi-box', '/materiales'),
  link('finanzas', 'Finanzas', 'pi-dollar', '/finanzas'),
  link('documentos', 'Documentos', 'pi-folder-open', '/documentos'),
  link('ayuda', 'Ayuda', 'pi-question-circle', '/help'),
]

/** The navigation, the same for all users and layouts. */
export function getNavigation(): Schemas['Navigation'] {
  return { compact: items, default: items, futuristic: items, horizontal: items }
}
