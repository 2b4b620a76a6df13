import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../../api/client.ts'
import type { Schema } from '../../../api/types.ts'
import { valuationAsked, type Valuation } from '../../../areas/control/door.ts'
import { pageRows } from '../../../lib/list-view.ts'

export type Account = Schema<'CuentaCorriente'>
export type Movement = Schema<'CuentaCorrienteMovimiento'>
export type Balance = Schema<'CuentaCorrienteSaldo'>
export type Flow = Schema<'Flujo'>
type SheetFormat = 'csv' | 'xlsx'

export type AccountView = {
  proveedorId: string
  search: string
  moneda: string
  desde: string
  hasta: string
  page: number
}
export type FlowView = { desde: string; hasta: string }

const headers = ownState
const asFile = { headers, parseAs: 'blob' } as const
const accountPath = '/api/Proyectos/{proyectoId}/cuenta-corriente'
const balancesPath = '/api/Proyectos/{proyectoId}/cuentas-corrientes'
const flowPath = '/api/Proyectos/{proyectoId}/flujo'

const currency = ({ moneda }: AccountView) => (moneda ? { moneda: moneda as 'ARS' } : {})
const accountAsked = (view: AccountView, valuation: Valuation) => ({
  ...valuationAsked(valuation),
  proveedorId: view.proveedorId,
  page: view.page,
  size: pageRows,
  ...currency(view),
  ...(view.desde && { desde: view.desde }),
  ...(view.hasta && { hasta: view.hasta }),
})
const balancesAsked = (view: AccountView, valuation: Valuation) => ({
  ...valuationAsked(valuation),
  page: view.page,
  size: pageRows,
  ...currency(view),
  ...(view.search && { search: view.search }),
})
const flowAsked = ({ desde, hasta }: FlowView, valuation: Valuation) => ({
  ...(desde && { desde }),
  ...(hasta && { hasta }),
  ...valuationAsked(valuation),
})

/** The account of a supplier. */
export const accountQuery = (proyectoId: number, view: AccountView, valuation: Valuation) =>
  queryOptions({
    queryKey: ['finances', proyectoId, 'cuenta', accountAsked(view, valuation)],
    queryFn: async ({ signal }) => {
      const params = { path: { proyectoId }, query: accountAsked(view, valuation) }
      return (await answer(api.GET(accountPath, { params, headers, signal }))) as Account
    },
    placeholderData: keepPreviousData,
  })

/** What the suppliers are owed. */
export const balancesQuery = (proyectoId: number, view: AccountView, valuation: Valuation) =>
  queryOptions({
    queryKey: ['finances', proyectoId, 'saldos', balancesAsked(view, valuation)],
    queryFn: async ({ signal }) => {
      const params = { path: { proyectoId }, query: balancesAsked(view, valuation) }
      return (await answer(api.GET(balancesPath, { params, headers, signal }))) as Schema<'CuentaCorrienteSaldoPage'>
    },
    placeholderData: keepPreviousData,
  })

/** The cash flow. */
export const flowQuery = (proyectoId: number, view: FlowView, valuation: Valuation) =>
  queryOptions({
    queryKey: ['finances', proyectoId, 'flujo', flowAsked(view, valuation)],
    queryFn: async ({ signal }) => {
      const params = { path: { proyectoId }, query: flowAsked(view, valuation) }
      return (await answer(api.GET(flowPath, { params, headers, signal }))) as Flow
    },
    placeholderData: keepPreviousData,
    retry: false,
  })

export function exportAccount(
  proyectoId: number,
  view: AccountView,
  valuation: Valuation,
  formato: SheetFormat,
): Promise<Blob> {
  const path = { proyectoId }
  const file = view.proveedorId
    ? answer(
        api.GET(accountPath, { params: { path, query: { ...accountAsked(view, valuation), formato } }, ...asFile }),
      )
    : answer(
        api.GET(balancesPath, { params: { path, query: { ...balancesAsked(view, valuation), formato } }, ...asFile }),
      )
  return file as unknown as Promise<Blob>
}

export function exportFlow(
  proyectoId: number,
  view: FlowView,
  valuation: Valuation,
  formato: SheetFormat,
): Promise<Blob> {
  const params = { path: { proyectoId }, query: { ...flowAsked(view, valuation), formato } }
  return answer(api.GET(flowPath, { params, ...asFile })) as unknown as Promise<Blob>
}
