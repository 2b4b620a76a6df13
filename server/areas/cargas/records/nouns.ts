/** The nouns of a project that can be loaded. */
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { certificados } from './certificados.ts'
import { cobros } from './cobros.ts'
import { comprobantes } from './comprobantes.ts'
import { eventos } from './eventos.ts'
import { movimientos } from './movimientos.ts'
import { pagos } from './pagos.ts'
import { presupuestoItems } from './presupuesto-items.ts'
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

export const recordNouns: Record<ProjectTipo, RecordNoun> = {
  presupuestoItems,
  comprobantes,
  pagos,
  cobros,
  movimientos,
  tareas,
  eventos,
  certificados,
}

export const isProjectTipo = (tipo: string): tipo is ProjectTipo => (projectTipos as readonly string[]).includes(tipo)
