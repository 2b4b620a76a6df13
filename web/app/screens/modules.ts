/** A way on from a module; shown only where its screen exists. */
export type ModuleLink = { title: string; text: string; icon: string; path: string }
/** A module whose records have not been set up yet: what it is for, and what helps meanwhile. */
export type Module = {
  title: string
  icon: string
  /** Two sentences. */
  purpose: string
  emptyTitle: string
  emptyText: string
  links: ModuleLink[]
}

const dashboard = (text: string): ModuleLink => {
  return { title: 'Tablero del proyecto', text, icon: 'pi-chart-bar', path: '/dashboards/project' }
}
const help: ModuleLink = {
  title: 'Ayuda',
  text: 'Primeros pasos, atajos y respuestas.',
  icon: 'pi-question-circle',
  path: '/help',
}

export const modules = {
  calendario: {
    title: 'Calendario',
    icon: 'pi-calendar',
    purpose:
      'Reúne hitos, vencimientos, visitas de obra y reuniones en una sola agenda. Cada fecha queda ligada a su proyecto, así todo el equipo mira el mismo plan.',
    emptyTitle: 'Todavía no hay fechas en este calendario',
    emptyText: 'Acá vas a ver la agenda del proyecto apenas se carguen sus primeros hitos y vencimientos.',
    links: [
      dashboard('La agenda de hoy y de mañana.'),
      { title: 'Notas', text: 'Recordatorios con fecha.', icon: 'pi-pencil', path: '/apps/notes' },
      help,
    ],
  },
  documentos: {
    title: 'Documentos',
    icon: 'pi-folder-open',
    purpose:
      'Guarda planos, contratos, permisos y actas con su última versión a la vista. Quien los necesita los encuentra por proyecto, sin revolver correos.',
    emptyTitle: 'Todavía no hay documentos en este proyecto',
    emptyText: 'Los planos, contratos y permisos del proyecto van a aparecer acá cuando se carguen.',
    links: [
      { title: 'Archivos', text: 'Las carpetas compartidas.', icon: 'pi-folder', path: '/apps/file-manager' },
      dashboard('El estado general de la obra.'),
      help,
    ],
  },
  finanzas: {
    title: 'Finanzas',
    icon: 'pi-dollar',
    purpose:
      'Sigue el presupuesto, los pagos y los cobros de la obra, y los compara con lo previsto. Muestra a tiempo qué rubro se está yendo de lo planeado.',
    emptyTitle: 'Todavía no hay movimientos en este proyecto',
    emptyText: 'Los pagos, cobros y desvíos van a aparecer acá con las primeras cargas transaccionales.',
    links: [
      dashboard('El presupuesto y los gastos por rubro.'),
      {
        title: 'Carga de Transaccionales',
        text: 'Por donde van a entrar los movimientos.',
        icon: 'pi-upload',
        path: '/solo-desarrollo/carga-transaccionales',
      },
      help,
    ],
  },
  materiales: {
    title: 'Materiales',
    icon: 'pi-box',
    purpose:
      'Lleva los pedidos, las entregas y el stock de materiales de cada obra. Avisa qué falta antes de que se frene un trabajo.',
    emptyTitle: 'Todavía no hay materiales en este proyecto',
    emptyText: 'El listado va a aparecer acá cuando se carguen los materiales y sus rubros.',
    links: [
      {
        title: 'Inventario',
        text: 'Productos, stock y precios.',
        icon: 'pi-warehouse',
        path: '/apps/ecommerce/inventory',
      },
      {
        title: 'Carga de Categóricos',
        text: 'Por donde van a entrar rubros y unidades.',
        icon: 'pi-list',
        path: '/solo-desarrollo/carga-categoricos',
      },
      dashboard('El estado general de la obra.'),
      help,
    ],
  },
  'carga-transaccionales': {
    title: 'Carga de Transaccionales',
    icon: 'pi-upload',
    purpose:
      'Carga los movimientos del proyecto: pagos, cobros, pedidos y entregas. Cada carga se revisa antes de confirmarse, para que ningún número entre dos veces.',
    emptyTitle: 'Todavía no hay cargas de transaccionales',
    emptyText: 'Cuando se haga la primera carga vas a ver acá qué entró, cuándo y quién la hizo.',
    links: [
      {
        title: 'Carga de Categóricos',
        text: 'Conviene empezar por estas listas.',
        icon: 'pi-list',
        path: '/solo-desarrollo/carga-categoricos',
      },
      { title: 'Finanzas', text: 'Donde se ven los movimientos.', icon: 'pi-dollar', path: '/finanzas' },
      { title: 'Solo Desarrollo', text: 'Todas las tareas de soporte.', icon: 'pi-wrench', path: '/solo-desarrollo' },
    ],
  },
} satisfies Record<string, Module>

export type ModuleName = keyof typeof modules
