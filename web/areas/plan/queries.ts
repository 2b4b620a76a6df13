import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { planChange } from '../../api/areas.ts'
import { allOf, mutate, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { activeCompanyId } from '../../lib/session.ts'

export type Plan = Schema<'Plan'>
export type Tarea = Schema<'Tarea'>
export type TareaInput = Schema<'TareaInput'>
export type PlanPatch = Schema<'PlanPatch'>
export type Movimiento = Schema<'PlanMovimiento'>
export type Cambio = Schema<'PlanCambio'>

/** The whole plan of a project. */
export const planQuery = (proyectoId: number) => q('getPlan', { proyectoId })
/** Physical progress by rubro and by month. */
export const progressQuery = (proyectoId: number) => q('getPlanAvance', { proyectoId })

export const saveTasks = mutate('updateTareas', planChange)
export const reprogram = mutate('reprogramPlan', planChange)
export const storeBaseline = mutate('createLineaBase', planChange)

export type PlanChoices = { rubros: Schema<'Rubro'>[]; members: Schema<'Miembro'>[] }

const choicesOf = ([{ data: rubros = [] }, { data: members = [] }]: [
  UseQueryResult<PlanChoices['rubros']>,
  UseQueryResult<PlanChoices['members']>,
]): PlanChoices => ({ rubros, members })

/** Rubros and members of the company for the cells of a task; empty until they are loaded. */
export function usePlanChoices(): PlanChoices {
  const company = { desarrolladoraId: activeCompanyId() ?? 0 }
  return useQueries({ queries: [allOf('listRubros', company), allOf('listMembers', company)], combine: choicesOf })
}
