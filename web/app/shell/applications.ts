import type { NavigationItem } from '../../ui/navigation/item.ts'

type Application = { title: string; subtitle: string; icon: string; link: string }

/** The working areas of the second seed, in the order in which people meet them. */
const applications: Application[] = [
  { title: 'Inventario', subtitle: 'Productos, stock y precios', icon: 'pi pi-box', link: '/apps/ecommerce/inventory' },
  { title: 'Correo', subtitle: 'Bandejas, etiquetas y mensajes', icon: 'pi pi-envelope', link: '/apps/mailbox' },
  { title: 'Chat', subtitle: 'Conversaciones con tu equipo', icon: 'pi pi-comments', link: '/apps/chat' },
  { title: 'Contactos', subtitle: 'Personas, empresas y teléfonos', icon: 'pi pi-users', link: '/apps/contacts' },
  { title: 'Archivos', subtitle: 'Carpetas y documentos', icon: 'pi pi-folder', link: '/apps/file-manager' },
  { title: 'Tablero', subtitle: 'Listas y tarjetas de trabajo', icon: 'pi pi-th-large', link: '/apps/scrumboard' },
  { title: 'Tareas', subtitle: 'Lo que hay para hacer', icon: 'pi pi-check-square', link: '/apps/tasks' },
  { title: 'Notas', subtitle: 'Apuntes, listas y recordatorios', icon: 'pi pi-pencil', link: '/apps/notes' },
  { title: 'Academia', subtitle: 'Cursos paso a paso', icon: 'pi pi-book', link: '/apps/academy' },
  { title: 'Centro de ayuda', subtitle: 'Preguntas y guías', icon: 'pi pi-info-circle', link: '/apps/help-center' },
]

/** The applications whose screen exists, so that no link leads nowhere. */
export function existingApplications(hasScreen: (path: string) => boolean): Application[] {
  return applications.filter(({ link }) => hasScreen(link))
}

/** The entry 'Aplicaciones' of the navigation; nothing while there is no application. */
export function applicationItems(hasScreen: (path: string) => boolean): NavigationItem[] {
  const children = existingApplications(hasScreen).map((application): NavigationItem => {
    return { id: `aplicaciones.${application.link.split('/').at(-1)}`, type: 'basic', ...application }
  })
  if (children.length === 0) return []
  const icon = 'pi pi-objects-column'
  return [
    { id: 'aplicaciones.divider', type: 'divider' },
    { id: 'aplicaciones', type: 'aside', title: 'Aplicaciones', icon, children },
  ]
}
