/** The nouns of a project that can be loaded. */
import type { ProjectTipo } from '../../../../openapi/shared/project-loads.ts'
import { certificados } from './certificados.ts'
import { cobros } from './cobros.ts'
import { comprobantes } from './comprobantes.ts'
import { eventos } from './eventos.ts'
import { movimientos } from './movimientos.ts'
import { pagos } from './pagos.ts'
import { presupuestoItems } from './presupuesto-items.ts'
import type { RecordNoun } from './record-noun.ts'
import { tareas } from './tareas.ts'

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
