import type { Access } from './access.ts'

/** The groups of the menu. Screens of `soporte` and `muestras` are inside its entry 'Solo Desarrollo'. */
export type ScreenGroup = 'obra' | 'administracion' | 'comunicacion' | 'empresa' | 'soporte' | 'muestras'

type ScreenData = {
  /** The title of the document ('<title> · Obra'), the menu entry and the search result. */
  title: string
  /** A shorter title of the menu entry, below the heading of its group. */
  menuTitle?: string
  access: Access
  /** Shows data of the active project: its address names it (`?proyecto=ID`), so that links open in the right project. */
  isOfProject?: true
  /** `empty` has no navigation; default: the configured layout, or that of `?layout=`. */
  layout?: 'empty'
  /** The menu group, with a unique icon; screens without a group are not in the menu. */
  group?: ScreenGroup
  icon?: `pi-${string}`
  /** A short description, for the page of all dashboards. */
  subtitle?: string
  /** The slug of its guide in the help center. */
  guide?: string
}

/**
 * Every screen of Obra by path, in menu order within a group; components are in `screen-components.ts`. Paths are React Router's:
 * `/apps/contacts/:id`, `/apps/mailbox/*`.
 */
const table = {
  '/': { title: 'Redirigiendo', access: 'signedIn' },
  '/sign-in': { title: 'Iniciar sesión', access: 'guest', layout: 'empty', guide: 'iniciar-sesion' },
  '/sign-out': { title: 'Sesión cerrada', access: 'anyone', layout: 'empty' },
  '/sign-up': { title: 'Crear cuenta', access: 'guest', layout: 'empty', guide: 'crear-una-cuenta' },
  '/confirmation-required': { title: 'Confirmar cuenta', access: 'guest', layout: 'empty' },
  '/forgot-password': {
    title: 'Recuperar contraseña',
    access: 'guest',
    layout: 'empty',
    guide: 'recuperar-la-contrasena',
  },
  '/reset-password': { title: 'Elegir contraseña nueva', access: 'guest', layout: 'empty' },
  '/invitacion': { title: 'Invitación', access: 'anyone', layout: 'empty' },
  '/unlock-session': {
    title: 'Sesión bloqueada',
    access: 'locked',
    layout: 'empty',
    guide: 'desbloquear-la-sesion',
  },
  '/seleccionar-desarrolladora': {
    title: 'Selección de Desarrolladora',
    access: 'signedIn',
    guide: 'elegir-desarrolladora',
  },

  '/desarrolladoras/:companyId/proyectos/:projectId': { title: 'Abrir un proyecto', access: 'signedIn' },
  '/proyectos/:projectId': { title: 'Enlace de otro proyecto', access: 'signedIn' },
  '/cuenta/contrasena': { title: 'Cambiar la contraseña', access: 'signedIn', guide: 'seguridad' },

  '/dashboards/project': {
    title: 'Tablero del proyecto',
    menuTitle: 'Tablero',
    subtitle: 'Presupuesto, gastos y avance',
    access: 'withProject',
    isOfProject: true,
    group: 'obra',
    icon: 'pi-chart-bar',
    guide: 'leer-el-tablero',
  },
  '/calendario/*': {
    title: 'Calendario',
    access: 'withProject',
    isOfProject: true,
    group: 'obra',
    icon: 'pi-calendar',
    guide: 'calendario',
  },
  '/materiales/*': {
    title: 'Materiales',
    access: 'withProject',
    isOfProject: true,
    group: 'obra',
    icon: 'pi-box',
    guide: 'materiales',
  },
  '/m/:materialId': { title: 'Material', access: 'withProject', guide: 'materiales' },
  '/documentos/*': {
    title: 'Documentos',
    access: 'withProject',
    isOfProject: true,
    group: 'obra',
    icon: 'pi-folder-open',
    guide: 'documentos',
  },

  '/finanzas/*': {
    title: 'Finanzas',
    access: 'withProject',
    isOfProject: true,
    group: 'administracion',
    icon: 'pi-dollar',
    guide: 'finanzas',
  },

  '/apps/mailbox/*': {
    title: 'Correo',
    access: 'signedIn',
    group: 'comunicacion',
    icon: 'pi-envelope',
    guide: 'correo',
  },
  '/apps/chat/*': {
    title: 'Chat',
    access: 'signedIn',
    group: 'comunicacion',
    icon: 'pi-comments',
    guide: 'chat',
  },
  '/apps/contacts/*': {
    title: 'Contactos',
    access: 'signedIn',
    group: 'comunicacion',
    icon: 'pi-address-book',
    guide: 'contactos',
  },
  '/apps/tasks/*': {
    title: 'Tareas',
    access: 'signedIn',
    group: 'comunicacion',
    icon: 'pi-check-square',
    guide: 'tareas',
  },
  '/apps/scrumboard/*': {
    title: 'Tableros',
    access: 'signedIn',
    group: 'comunicacion',
    icon: 'pi-th-large',
    guide: 'tableros',
  },
  '/apps/notes/*': {
    title: 'Notas',
    access: 'signedIn',
    group: 'comunicacion',
    icon: 'pi-file-edit',
    guide: 'notas',
  },

  '/empresa': {
    title: 'Empresa',
    menuTitle: 'Datos y equipo',
    access: 'signedIn',
    group: 'empresa',
    icon: 'pi-briefcase',
    guide: 'datos-de-la-empresa',
  },
  '/apps/file-manager': {
    title: 'Archivos',
    access: 'signedIn',
    group: 'empresa',
    icon: 'pi-folder',
    guide: 'archivos',
  },
  '/apps/file-manager/:folderId': { title: 'Archivos', access: 'signedIn', guide: 'archivos' },
  '/apps/ecommerce/inventory': {
    title: 'Inventario',
    access: 'signedIn',
    group: 'empresa',
    icon: 'pi-warehouse',
    guide: 'inventario',
  },
  '/pages/activities': {
    title: 'Actividad',
    access: 'signedIn',
    group: 'empresa',
    icon: 'pi-history',
    guide: 'actividad',
  },
  '/apps/academy': {
    title: 'Academia',
    access: 'signedIn',
    group: 'empresa',
    icon: 'pi-graduation-cap',
    guide: 'academia',
  },
  '/apps/academy/:courseId': { title: 'Curso', access: 'signedIn', guide: 'academia' },
  '/apps/academy/:courseId/:stepNumber': { title: 'Curso', access: 'signedIn', guide: 'academia' },
  '/help': { title: 'Ayuda', access: 'withProject', group: 'empresa', icon: 'pi-question-circle' },
  '/apps/help-center': {
    title: 'Centro de ayuda',
    access: 'signedIn',
    group: 'empresa',
    icon: 'pi-book',
  },
  '/apps/help-center/faqs': { title: 'Preguntas frecuentes', access: 'signedIn' },
  '/apps/help-center/guides': { title: 'Guías', access: 'signedIn' },
  '/apps/help-center/guides/:category': { title: 'Guías', access: 'signedIn' },
  '/apps/help-center/guides/:category/:slug': { title: 'Guía', access: 'signedIn' },
  '/apps/help-center/support': { title: 'Mandar una consulta', access: 'signedIn' },
  '/docs/changelog': { title: 'Novedades', access: 'signedIn' },
  '/docs/guides/:section/:slug': { title: 'Documentación', access: 'signedIn' },

  '/settings/account': { title: 'Ajustes de tu cuenta', access: 'signedIn', guide: 'foto-y-nombre' },
  '/settings/security': { title: 'Seguridad', access: 'signedIn', guide: 'seguridad' },
  '/settings/appearance': { title: 'Apariencia', access: 'signedIn', guide: 'color-y-esquema' },
  '/settings/notifications': { title: 'Notificaciones y mails', access: 'signedIn', guide: 'notificaciones' },
  '/settings/tokens': { title: 'Tokens para scripts', access: 'signedIn', guide: 'tokens' },

  '/solo-desarrollo': { title: 'Solo Desarrollo', access: 'withProject', guide: 'recorrer-el-menu' },
  '/solo-desarrollo/carga-categoricos': {
    title: 'Carga de Categóricos',
    access: 'withProject',
    isOfProject: true,
    group: 'soporte',
    icon: 'pi-list',
    guide: 'catalogos',
  },
  '/solo-desarrollo/carga-categoricos/cargar': {
    title: 'Cargar desde una planilla',
    access: 'withProject',
    isOfProject: true,
    guide: 'cargar-planillas',
  },
  '/solo-desarrollo/carga-transaccionales': {
    title: 'Carga de Transaccionales',
    access: 'withProject',
    isOfProject: true,
    group: 'soporte',
    icon: 'pi-upload',
    guide: 'cargar-transaccionales',
  },

  '/solo-desarrollo/componentes': {
    title: 'Galería de componentes',
    access: 'withProject',
    group: 'muestras',
    icon: 'pi-objects-column',
    guide: 'iconos-y-componentes',
  },
  '/solo-desarrollo/avisos': {
    title: 'Galería de avisos',
    access: 'withProject',
    group: 'muestras',
    icon: 'pi-megaphone',
    guide: 'iconos-y-componentes',
  },
  '/solo-desarrollo/navegacion': {
    title: 'Galería de navegación',
    access: 'withProject',
    group: 'muestras',
    icon: 'pi-sitemap',
    guide: 'iconos-y-componentes',
  },
  '/ui/icons': {
    title: 'Íconos',
    access: 'signedIn',
    group: 'muestras',
    icon: 'pi-images',
    guide: 'iconos-y-componentes',
  },
  '/ui/icons/:set': { title: 'Íconos', access: 'signedIn', guide: 'iconos-y-componentes' },
  '/example': {
    title: 'Ejemplo de componentes',
    access: 'signedIn',
    group: 'muestras',
    icon: 'pi-clone',
    guide: 'iconos-y-componentes',
  },
  '/dashboards': {
    title: 'Todos los tableros',
    access: 'signedIn',
    group: 'muestras',
    icon: 'pi-gauge',
    guide: 'tableros-de-muestra',
  },
  '/dashboards/analytics': {
    title: 'Tablero de visitas',
    subtitle: 'Muestra: visitantes de un sitio',
    access: 'signedIn',
    group: 'muestras',
    icon: 'pi-chart-line',
    guide: 'tableros-de-muestra',
  },
  '/dashboards/finance': {
    title: 'Tablero de una cuenta',
    subtitle: 'Muestra: saldo, gastos y tarjeta',
    access: 'signedIn',
    group: 'muestras',
    icon: 'pi-wallet',
    guide: 'tableros-de-muestra',
  },
  '/dashboards/crypto': {
    title: 'Tablero de criptomonedas',
    subtitle: 'Muestra: precios y billeteras',
    access: 'signedIn',
    group: 'muestras',
    icon: 'pi-bitcoin',
    guide: 'tableros-de-muestra',
  },
} as const satisfies Record<`/${string}`, ScreenData>

export type ScreenPath = keyof typeof table
export type Screen = ScreenData & { path: ScreenPath }

const paths = Object.keys(table) as ScreenPath[]

export const screens: readonly Screen[] = paths.map((path) => ({ path, ...table[path] }))

/** The address of a screen without parameters; null if it has one. */
export function plainAddress({ path }: Screen): string | null {
  const address = path.replace(/\/\*$/, '')
  return address.includes(':') ? null : address
}
