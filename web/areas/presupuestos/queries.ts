import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { allOf, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { type Valuation, valuationInput } from '../control/door.ts'
import { activeCompanyId } from '../../lib/session.ts'

export type Presupuesto = Schema<'Presupuesto'>
export type Hoja = Schema<'PresupuestoHoja'>
export type HojaItem = Schema<'PresupuestoItem'>
export type ItemInput = Schema<'PresupuestoItemInput'>
export type ItemsPatch = Schema<'PresupuestoItemsPatch'>

/** The budget versions of a project, newest first. */
export const budgetsQuery = (proyectoId: number) => ({
  ...q('listPresupuestos', { proyectoId, size: 200 }),
  select: ({ items }: Schema<'PresupuestoPage'>) => items,
})

/** All lines of a budget; with `valuation` also their valued amounts. */
export const sheetQuery = (proyectoId: number, presupuestoId: string, valuation?: Valuation) => ({
  ...q('getPresupuestoItems', { proyectoId, presupuestoId, ...(valuation && valuationInput(valuation)) }),
  placeholderData: keepPreviousData<Hoja>,
  retry: false,
})

/** The items that differ between two budget versions. */
export const comparisonQuery = (proyectoId: number, presupuestoId: string, con: string, valuation: Valuation) => ({
  ...q('comparePresupuestos', { proyectoId, presupuestoId, con, ...valuationInput(valuation) }),
  placeholderData: keepPreviousData<Schema<'PresupuestoComparacion'>>,
  retry: false,
})

type Choices = { rubros: Schema<'Rubro'>[]; unidades: Schema<'Unidad'>[] }

const choicesOf = ([{ data: rubros }, { data: unidades }]: [
  UseQueryResult<Choices['rubros']>,
  UseQueryResult<Choices['unidades']>,
]): Choices | undefined => rubros && unidades && { rubros, unidades }

/** Rubros and units of the company for the selects of a line; undefined until both are loaded. */
export function useLineChoices(): Choices | undefined {
  const company = { desarrolladoraId: activeCompanyId() ?? 0 }
  return useQueries({ queries: [allOf('listRubros', company), allOf('listUnidades', company)], combine: choicesOf })
}
