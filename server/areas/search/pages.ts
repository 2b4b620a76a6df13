import type { components } from '../../../openapi/generated/schema.d.ts'
import { fold } from '../../lib/text.ts'

type SearchResult = components['schemas']['SearchResult']

/** The product's screens by their titles (seed 000, section 2, and the demo areas of seed 001). */
const pages: SearchResult[] = [
  { value: 'Tablero del proyecto', link: '/dashboards/project' },
  { value: 'Calendario', link: '/calendario' },
  { value: 'Materiales', link: '/materiales' },
  { value: 'Finanzas', link: '/finanzas' },
  { value: 'Documentos', link: '/documentos' },
  { value: 'Ayuda', link: '/help' },
  { value: 'Carga de Categóricos', link: '/solo-desarrollo/carga-categoricos' },
  { value: 'Carga de Transaccionales', link: '/solo-desarrollo/carga-transaccionales' },
  { value: 'Selección de Desarrolladora', link: '/seleccionar-desarrolladora' },
  { value: 'Academia', link: '/apps/academy' },
  { value: 'Archivos', link: '/apps/file-manager' },
  { value: 'Centro de ayuda (help center)', link: '/apps/help-center' },
  { value: 'Chat', link: '/apps/chat' },
  { value: 'Contactos', link: '/apps/contacts' },
  { value: 'Correo (mailbox)', link: '/apps/mailbox' },
  { value: 'Inventario', link: '/apps/ecommerce/inventory' },
  { value: 'Notas', link: '/apps/notes' },
  { value: 'Tablero de tareas (scrumboard)', link: '/apps/scrumboard' },
  { value: 'Tareas', link: '/apps/tasks' },
  { value: 'Tablero de analítica', link: '/dashboards/analytics' },
  { value: 'Tablero de criptomonedas', link: '/dashboards/crypto' },
  { value: 'Tablero de finanzas', link: '/dashboards/finance' },
  { value: 'Actividades', link: '/pages/activities' },
]

const foldedPages = pages.map((page) => ({ page, folded: fold(page.value) }))

/** The screens whose title holds the text. */
export function findPages(text: string): SearchResult[] {
  const wanted = fold(text)
  return foldedPages.filter(({ folded }) => folded.includes(wanted)).map(({ page }) => page)
}
