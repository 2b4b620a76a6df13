/** A link of a module; shown only if its screen exists. */
export type ModuleLink = { title: string; text: string; icon: string; path: string }
/** An unfinished module: purpose, what exists already, and helpful links. */
export type Module = {
  title: string
  icon: string
  /** Two sentences. */
  purpose: string
  /** What it will contain when finished. */
  comes: string
  links: ModuleLink[]
}

export const modules = {
  'carga-transaccionales': {
    title: 'Carga de Transaccionales',
    icon: 'pi-upload',
    purpose:
      'Carga los movimientos del proyecto: pagos, cobros, pedidos y entregas. Cada carga se revisa antes de confirmarse, para que ningún número entre dos veces.',
    comes:
      'Las planillas de movimientos todavía no se cargan enteras: comprobantes, pagos y cobros se registran en Finanzas. Las de las listas que usan, sí.',
    links: [
      {
        title: 'Carga de Categóricos',
        text: 'Conviene empezar por estas listas.',
        icon: 'pi-list',
        path: '/solo-desarrollo/carga-categoricos',
      },
      {
        title: 'Cargar desde una planilla',
        text: 'Rubros, proveedores, materiales y las otras listas.',
        icon: 'pi-upload',
        path: '/solo-desarrollo/carga-categoricos/cargar',
      },
      { title: 'Finanzas', text: 'Donde se ven los movimientos.', icon: 'pi-dollar', path: '/finanzas' },
      { title: 'Solo Desarrollo', text: 'Todas las tareas de soporte.', icon: 'pi-wrench', path: '/solo-desarrollo' },
    ],
  },
} satisfies Record<string, Module>

export type ModuleName = keyof typeof modules
