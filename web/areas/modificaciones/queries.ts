import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { type Valuation, valuationAsked } from '../control/door.ts'

export type Modificacion = Schema<'Modificacion'>
export type ModificacionInput = Schema<'ModificacionInput'>
export type ModificacionPage = Schema<'ModificacionPage'>

const headers = ownState
const base = '/api/Proyectos/{proyectoId}/modificaciones'

/** A page of the changes of a project's budget. */
export const changesQuery = (proyectoId: number, page: number, valuation: Valuation) =>
  queryOptions({
    queryKey: ['finances', proyectoId, 'modificaciones', page, valuationAsked(valuation)],
    queryFn: async ({ signal }): Promise<ModificacionPage> => {
      const params = { path: { proyectoId }, query: { page, size: 25, ...valuationAsked(valuation) } }
      return (await answer(api.GET(base, { params, headers, signal }))) as ModificacionPage
    },
    placeholderData: keepPreviousData,
    retry: false,
  })

/** All changes of the budget, as a file. */
export function exportChanges(proyectoId: number, valuation: Valuation, formato: 'csv' | 'xlsx'): Promise<Blob> {
  const params = { path: { proyectoId }, query: { ...valuationAsked(valuation), formato } }
  return answer(api.GET(base, { params, headers, parseAs: 'blob' })) as Promise<Blob>
}

const refresh = (proyectoId: number) => queryClient.invalidateQueries({ queryKey: ['finances', proyectoId] })

export function createChange(
  proyectoId: number,
  body: ModificacionInput,
  once: Record<string, string>,
): Promise<Modificacion> {
  const sent = { params: { path: { proyectoId } }, body, headers: { ...headers, ...once } }
  return answer(api.POST(base, sent)).finally(() => refresh(proyectoId))
}

export function updateChange(
  proyectoId: number,
  { id, version }: Modificacion,
  body: ModificacionInput,
): Promise<Modificacion> {
  const sent = { params: { path: { proyectoId, id } }, body: { ...body, version }, headers }
  return answer(api.PATCH(`${base}/{id}`, sent)).finally(() => refresh(proyectoId))
}

export function approveChange(proyectoId: number, { id, version }: Modificacion): Promise<Modificacion> {
  const sent = { params: { path: { proyectoId, id } }, body: { version }, headers }
  return answer(api.POST(`${base}/{id}/aprobar`, sent)).finally(() => refresh(proyectoId))
}

export function annulChange(proyectoId: number, { id, version }: Modificacion, motivo: string): Promise<Modificacion> {
  const sent = { params: { path: { proyectoId, id } }, body: { version, motivo }, headers }
  return answer(api.POST(`${base}/{id}/anular`, sent)).finally(() => refresh(proyectoId))
}

export function deleteChange(proyectoId: number, { id, version }: Modificacion): Promise<unknown> {
  const params = { path: { proyectoId, id }, query: { version } }
  return answer(api.DELETE(`${base}/{id}`, { params, headers })).finally(() => refresh(proyectoId))
}
