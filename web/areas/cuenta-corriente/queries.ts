import { keepPreviousData } from '@tanstack/react-query'
import { download, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { pageRows } from '../../lib/list-view.ts'
import { valuationAsked, type Valuation } from '../control/door.ts'
import type { AccountView } from './account-view.ts'

export type Account = Schema<'CuentaCorriente'>
export type Movement = Schema<'CuentaCorrienteMovimiento'>
export type Balance = Schema<'CuentaCorrienteSaldo'>

const currency = ({ moneda }: AccountView) => (moneda || undefined) as Schema<'Moneda'> | undefined
const accountAsked = (proyectoId: number, view: AccountView, valuation: Valuation) => ({
  proyectoId,
  ...valuationAsked(valuation),
  proveedorId: view.proveedorId,
  page: view.page,
  size: pageRows,
  moneda: currency(view),
  desde: view.desde || undefined,
  hasta: view.hasta || undefined,
})
const balancesAsked = (proyectoId: number, view: AccountView, valuation: Valuation) => ({
  proyectoId,
  ...valuationAsked(valuation),
  page: view.page,
  size: pageRows,
  moneda: currency(view),
  search: view.search || undefined,
})

/** The account of a supplier. */
export const accountQuery = (proyectoId: number, view: AccountView, valuation: Valuation) => ({
  ...q('getCuentaCorriente', accountAsked(proyectoId, view, valuation)),
  placeholderData: keepPreviousData,
})

/** What the suppliers are owed. */
export const balancesQuery = (proyectoId: number, view: AccountView, valuation: Valuation) => ({
  ...q('listCuentasCorrientes', balancesAsked(proyectoId, view, valuation)),
  placeholderData: keepPreviousData,
})

/** The account of a supplier as a file, or what all of them are owed. */
export const exportAccount = (
  proyectoId: number,
  view: AccountView,
  valuation: Valuation,
  formato: 'csv' | 'xlsx',
): Promise<Blob> =>
  view.proveedorId
    ? download('getCuentaCorriente', { ...accountAsked(proyectoId, view, valuation), formato })
    : download('listCuentasCorrientes', { ...balancesAsked(proyectoId, view, valuation), formato })
