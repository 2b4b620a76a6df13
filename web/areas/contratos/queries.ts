import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { type Valuation, valuationAsked } from '../control/door.ts'
import { pageRows } from '../../lib/list-view.ts'

export type Contrato = Schema<'Contrato'>
export type ContratoInput = Schema<'ContratoInput'>
export type ContratoPage = Schema<'ContratoPage'>
export type ContratosView = { search: string; page: number; estado: Contrato['estado'] | '' }

const headers = ownState
const base = '/api/Proyectos/{proyectoId}/contratos'

const narrowedBy = ({ search, estado }: Pick<ContratosView, 'search' | 'estado'>) => ({
  ...(search && { search }),
  ...(estado && { estado }),
})

/** A page of the contracts of a project. */
export const contractsQuery = (proyectoId: number, { search, page, estado }: ContratosView, valuation: Valuation) =>
  queryOptions({
    queryKey: ['finances', proyectoId, 'contratos', search, page, estado, valuationAsked(valuation)],
    queryFn: async ({ signal }): Promise<ContratoPage> => {
      const query = { page, size: pageRows, ...narrowedBy({ search, estado }), ...valuationAsked(valuation) }
      return (await answer(api.GET(base, { params: { path: { proyectoId }, query }, headers, signal }))) as ContratoPage
    },
    placeholderData: keepPreviousData,
    retry: false,
  })

export const contractQuery = (proyectoId: number, id: string) =>
  queryOptions({
    queryKey: ['finances', proyectoId, 'contrato', id],
    queryFn: ({ signal }) => answer(api.GET(`${base}/{id}`, { params: { path: { proyectoId, id } }, headers, signal })),
  })

/** What a new contract would come to; nothing is stored. */
export const tryContract = (proyectoId: number, body: ContratoInput, signal: AbortSignal) => {
  const params = { path: { proyectoId }, query: { simular: true } }
  return answer(api.POST(base, { params, body, headers, signal }))
}

const refresh = (proyectoId: number) => queryClient.invalidateQueries({ queryKey: ['finances', proyectoId] })

export function createContract(
  proyectoId: number,
  body: ContratoInput,
  once: Record<string, string>,
): Promise<Contrato> {
  const sent = { params: { path: { proyectoId } }, body, headers: { ...headers, ...once } }
  return answer(api.POST(base, sent)).finally(() => refresh(proyectoId))
}

/** The steps of a contract's states. */
export function updateContract(proyectoId: number, { id, version }: Contrato, body: ContratoInput): Promise<Contrato> {
  const sent = { params: { path: { proyectoId, id } }, body: { ...body, version }, headers }
  return answer(api.PATCH(`${base}/{id}`, sent)).finally(() => refresh(proyectoId))
}

export const contractSteps = {
  sign: (proyectoId: number, { id, version }: Contrato) => {
    const params = { path: { proyectoId, id } }
    return answer(api.POST(`${base}/{id}/firmar`, { params, body: { version }, headers })).finally(() =>
      refresh(proyectoId),
    )
  },
  finish: (proyectoId: number, { id, version }: Contrato) => {
    const params = { path: { proyectoId, id } }
    return answer(api.POST(`${base}/{id}/finalizar`, { params, body: { version }, headers })).finally(() =>
      refresh(proyectoId),
    )
  },
  rescind: (proyectoId: number, { id, version }: Contrato, motivo: string) => {
    const params = { path: { proyectoId, id } }
    return answer(api.POST(`${base}/{id}/rescindir`, { params, body: { version, motivo }, headers })).finally(() =>
      refresh(proyectoId),
    )
  },
  remove: (proyectoId: number, { id, version }: Contrato) => {
    const params = { path: { proyectoId, id }, query: { version } }
    return answer(api.DELETE(`${base}/{id}`, { params, headers })).finally(() => refresh(proyectoId))
  },
}

/** The whole list that the filters find, as a file. */
export function exportContracts(
  proyectoId: number,
  view: ContratosView,
  valuation: Valuation,
  formato: 'csv' | 'xlsx',
): Promise<Blob> {
  const params = { path: { proyectoId }, query: { ...narrowedBy(view), ...valuationAsked(valuation), formato } }
  return answer(api.GET(base, { params, headers, parseAs: 'blob' })) as Promise<Blob>
}
