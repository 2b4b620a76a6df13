import type { Generated } from 'kysely'
import type { components } from '../../../openapi/generated/schema.d.ts'

type Dates = { inicio: string; fin: string }

export type PlanTables = {
  /** The version of the whole plan of a project; without a row it is 1. */
  planes: { proyectoId: number; version: number }
  /** Tasks. Dates, duration, progress and state of a group are those that follow from the tasks below it. */
  tareas: Dates & {
    seq: Generated<number>
    id: string
    proyectoId: number
    nombre: string
    searchText: string
    padreId: string | null
    orden: number
    rubroId: string | null
    duracionDias: number
    avance: number
    estado: components['schemas']['TareaEstado']
    causa: string | null
    responsableId: string | null
    version: number
  }
  /** `anteriorId` must end before `tareaId` begins. */
  tareaDependencias: { tareaId: string; anteriorId: string; desfaseDias: number }
  /** The progress at the end of each day on which it changed. */
  tareaAvances: { tareaId: string; fecha: string; avance: number }
  lineasBase: Dates & {
    seq: Generated<number>
    id: string
    proyectoId: number
    nombre: string
    creada: string
    creadaPor: string
    tareas: number
  }
  lineaBaseTareas: Dates & { lineaBaseId: string; tareaId: string }
}
