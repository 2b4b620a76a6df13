import type { components } from '../generated/schema.d.ts'

/** The kinds of loads that write records of a project, in the order in which a new project needs them; the others are lists of a company. */
export const projectTipos = [
  'presupuestoItems',
  'tareas',
  'comprobantes',
  'pagos',
  'cobros',
  'certificados',
  'movimientos',
  'eventos',
] as const satisfies components['schemas']['CargaTipo'][]

export type ProjectTipo = (typeof projectTipos)[number]

export const isProjectTipo = (tipo: string): tipo is ProjectTipo => (projectTipos as readonly string[]).includes(tipo)
