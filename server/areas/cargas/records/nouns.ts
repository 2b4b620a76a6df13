/** The nouns of a project that can be loaded. */
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { cobros } from './cobros.ts'
import { comprobantes } from './comprobantes.ts'
import { eventos } from './eventos.ts'
import { movimientos } from './movimientos.ts'
import { pagos } from './pagos.ts'
import type { RecordNoun } from './record-noun.ts'
import { tareas } from './tareas.ts'

export const projectTipos = [
  'presupuestoItems',
  'comprobantes',
  'pagos',
  'cobros',
  'movimientos',
  'tareas',
  'eventos',
  'certificados',
] as const satisfies components['schemas']['CargaTipo'][]
export type ProjectTipo = (typeof projectTipos)[number]

export const recordNouns = {
  comprobantes,
  pagos,
  cobros,
  movimientos,
  tareas,
  eventos,
} as Record<ProjectTipo, RecordNoun>

export const isProjectTipo = (tipo: string): tipo is ProjectTipo => (projectTipos as readonly string[]).includes(tipo)
