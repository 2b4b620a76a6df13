/** The nouns of a project that can be loaded. */
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { certificados } from './certificados.ts'
import { presupuestoItems } from './presupuesto-items.ts'
import type { RecordNoun } from './record-noun.ts'

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

export const recordNouns = { presupuestoItems, certificados } as Record<ProjectTipo, RecordNoun>

export const isProjectTipo = (tipo: string): tipo is ProjectTipo => (projectTipos as readonly string[]).includes(tipo)
