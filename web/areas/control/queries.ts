import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { pageRows } from '../../lib/list-view.ts'
import { activeDeveloperId } from '../../lib/session.ts'
import type { Valuation } from './valuation.ts'

export type Control = Schema<'ControlPresupuestario'>
export type Fila = Schema<'ControlFila'>
export type Columna = Schema<'ControlColumna'>
export type Movimiento = Schema<'ControlMovimiento'>
export type Proyeccion = Schema<'ControlProyeccion'>
export type ControlView = { agrupar: Control['agrupar']; rubro: string; page: number }
export type MovementsAsked = {
  columna: Columna
  rubroId?: string
  soloDirecto?: boolean
  item?: string
  proveedorId?: string
}

const headers = ownState
const base = '/api/Proyectos/{proyectoId}/control-presupuestario'

/** What the server is asked about the valuation of an address. */
export const valuationAsked = ({ valuacion, tipo, mes, indice }: Valuation) => ({
  ...(valuacion !== 'corriente' && { valuacion }),
  ...(valuacion === 'dolar' && { tipoCotizacion: tipo }),
  ...(valuacion === 'constante' && mes && { mesReferencia: mes }),
  ...(valuacion === 'constante' && indice && { indiceId: indice }),
})

/** Rubros stand on one page, as a tree; items and suppliers come by pages. */
const controlAsked = ({ agrupar, rubro, page }: ControlView, valuation: Valuation) => ({
  agrupar,
  page,
  size: agrupar === 'rubro' ? 200 : 50,
  ...(rubro && agrupar !== 'proveedor' && { rubroId: rubro }),
  ...valuationAsked(valuation),
})

export const controlQuery = (proyectoId: number, view: ControlView, valuation: Valuation) =>
  queryOptions({
    queryKey: ['finances', proyectoId, 'control', controlAsked(view, valuation)],
    queryFn: async ({ signal }) => {
      const params = { path: { proyectoId }, query: controlAsked(view, valuation) }
      return (await answer(api.GET(base, { params, headers, signal }))) as Control
    },
    placeholderData: keepPreviousData,
    retry: false,
  })

/** The rows behind a number. */
export const movementsQuery = (proyectoId: number, asked: MovementsAsked, valuation: Valuation, page: number) =>
  queryOptions({
    queryKey: ['finances', proyectoId, 'control-rows', asked, valuation, page],
    queryFn: async ({ signal }) => {
      const query = { ...asked, ...valuationAsked(valuation), page, size: pageRows }
      const found = await answer(
        api.GET(`${base}/movimientos`, { params: { path: { proyectoId }, query }, headers, signal }),
      )
      return found as Exclude<typeof found, string>
    },
    placeholderData: keepPreviousData,
  })

/** The indices of the company, to choose one by. */
export const indicesQuery = () =>
  queryOptions({
    queryKey: ['catalogues', 'indices', 'choices', activeDeveloperId()],
    queryFn: async ({ signal }) => {
      const params = { path: { desarrolladoraId: activeDeveloperId() ?? 0 }, query: { size: 200, activo: true } }
      const found = await answer(
        api.GET('/api/Desarrolladoras/{desarrolladoraId}/indices', { params, headers, signal }),
      )
      return typeof found === 'string' ? [] : found.items.map(({ id, codigo }) => ({ value: id, label: codigo }))
    },
    staleTime: 60_000,
  })

/** Sets what a rubro is still expected to cost; null takes it back. */
export function setProjection(
  proyectoId: number,
  rubroId: string,
  body: Schema<'ControlProyeccionInput'>,
): Promise<Proyeccion> {
  const params = { path: { proyectoId, rubroId } }
  return answer(api.PUT(`${base}/proyecciones/{rubroId}`, { params, body, headers })).finally(() =>
    queryClient.invalidateQueries({ queryKey: ['finances', proyectoId] }),
  )
}

/** The whole table as a file. */
export function exportControl(
  proyectoId: number,
  view: ControlView,
  valuation: Valuation,
  formato: 'csv' | 'xlsx',
): Promise<Blob> {
  const params = { path: { proyectoId }, query: { ...controlAsked(view, valuation), formato } }
  return answer(api.GET(base, { params, headers, parseAs: 'blob' })) as unknown as Promise<Blob>
}

/** Where the project stands. */
export const summaryQuery = (proyectoId: number, valuation: Valuation) =>
  queryOptions({
    queryKey: ['finances', proyectoId, 'summary', valuationAsked(valuation)],
    queryFn: ({ signal }) => {
      const params = { path: { proyectoId }, query: valuationAsked(valuation) }
      return answer(api.GET(`${base}/resumen`, { params, headers, signal }))
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
