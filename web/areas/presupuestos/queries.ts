import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { type Valuation, valuationAsked } from '../control/door.ts'
import { activeDeveloperId } from '../../lib/session.ts'

export type Presupuesto = Schema<'Presupuesto'>
export type Hoja = Schema<'PresupuestoHoja'>
export type HojaItem = Schema<'PresupuestoItem'>
export type ItemInput = Schema<'PresupuestoItemInput'>
export type ItemsPatch = Schema<'PresupuestoItemsPatch'>
type Once = Record<string, string>

const headers = ownState
const base = '/api/Proyectos/{proyectoId}/presupuestos'

/** The versions of a project's budget, the newest first. */
export const budgetsQuery = (proyectoId: number) =>
  queryOptions({
    queryKey: ['finances', proyectoId, 'presupuestos'],
    queryFn: async ({ signal }) => {
      const params = { path: { proyectoId }, query: { size: 200 } }
      const page = await answer(api.GET(base, { params, headers, signal }))
      // The same operation answers files where they are asked for.
      return typeof page === 'string' ? [] : page.items
    },
  })

/** The whole sheet of a budget, also in a valuation. */
export const sheetQuery = (proyectoId: number, presupuestoId: string, valuation?: Valuation) =>
  queryOptions({
    queryKey: ['finances', proyectoId, 'hoja', presupuestoId, valuation && valuationAsked(valuation)],
    queryFn: async ({ signal }): Promise<Hoja> => {
      const params = { path: { proyectoId, presupuestoId }, query: valuation ? valuationAsked(valuation) : {} }
      return (await answer(api.GET(`${base}/{presupuestoId}/items`, { params, headers, signal }))) as Hoja
    },
    placeholderData: keepPreviousData,
    retry: false,
  })

/** What the sheet would be after a change; nothing is stored. */
export const tryItems = (
  proyectoId: number,
  presupuestoId: string,
  body: ItemsPatch,
  signal: AbortSignal,
): Promise<Hoja> => {
  const params = { path: { proyectoId, presupuestoId }, query: { simular: true } }
  return answer(api.PATCH(`${base}/{presupuestoId}/items`, { params, body, headers, signal }))
}

/** The items in which two budgets differ. */
export const comparisonQuery = (proyectoId: number, presupuestoId: string, con: string, valuation: Valuation) =>
  queryOptions({
    queryKey: ['finances', proyectoId, 'comparacion', presupuestoId, con, valuationAsked(valuation)],
    queryFn: ({ signal }) => {
      const params = { path: { proyectoId, presupuestoId }, query: { con, ...valuationAsked(valuation) } }
      return answer(api.GET(`${base}/{presupuestoId}/comparacion`, { params, headers, signal }))
    },
    placeholderData: keepPreviousData,
    retry: false,
  })

/** Rubros and units of the company, to choose from. */
export const lineChoicesQuery = queryOptions({
  queryKey: ['catalogues', 'line-choices'],
  queryFn: async ({ signal }) => {
    const params = { path: { desarrolladoraId: activeDeveloperId() ?? 0 }, query: { size: 200 } }
    const company = '/api/Desarrolladoras/{desarrolladoraId}'
    const [rubros, unidades] = await Promise.all([
      answer(api.GET(`${company}/rubros`, { params, headers, signal })),
      answer(api.GET(`${company}/unidades`, { params, headers, signal })),
    ])
    return {
      rubros: typeof rubros === 'string' ? [] : rubros.items,
      unidades: typeof unidades === 'string' ? [] : unidades.items,
    }
  },
})

const refresh = (proyectoId: number) => queryClient.invalidateQueries({ queryKey: ['finances', proyectoId] })

export function createBudget(proyectoId: number, body: Schema<'PresupuestoInput'>, once: Once): Promise<Presupuesto> {
  const params = { path: { proyectoId } }
  const sent = { params, body, headers: { ...headers, ...once } }
  return answer(api.POST(base, sent)).finally(() => refresh(proyectoId))
}

export function updateBudget(proyectoId: number, id: string, body: Schema<'PresupuestoPatch'>): Promise<Presupuesto> {
  const params = { path: { proyectoId, id } }
  return answer(api.PATCH(`${base}/{id}`, { params, body, headers })).finally(() => refresh(proyectoId))
}

export function saveItems(proyectoId: number, presupuestoId: string, body: ItemsPatch): Promise<Hoja> {
  const params = { path: { proyectoId, presupuestoId } }
  return answer(api.PATCH(`${base}/{presupuestoId}/items`, { params, body, headers })).finally(() =>
    refresh(proyectoId),
  )
}

export function approveBudget(proyectoId: number, { id, version }: Presupuesto): Promise<Presupuesto> {
  const params = { path: { proyectoId, id } }
  return answer(api.POST(`${base}/{id}/aprobar`, { params, body: { version }, headers })).finally(() =>
    refresh(proyectoId),
  )
}

export function deleteBudget(proyectoId: number, { id, version }: Presupuesto): Promise<unknown> {
  const params = { path: { proyectoId, id }, query: { version } }
  return answer(api.DELETE(`${base}/{id}`, { params, headers })).finally(() => refresh(proyectoId))
}

/** The sheet as a file. */
export function exportSheet(
  proyectoId: number,
  presupuestoId: string,
  valuation: Valuation,
  formato: 'csv' | 'xlsx',
): Promise<Blob> {
  const params = { path: { proyectoId, presupuestoId }, query: { ...valuationAsked(valuation), formato } }
  const sent = { params, headers, parseAs: 'blob' } as const
  return answer(api.GET(`${base}/{presupuestoId}/items`, sent)) as Promise<Blob>
}
