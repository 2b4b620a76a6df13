import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { download, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { pageRows } from '../../lib/list-view.ts'
import { valuationInput, type Valuation } from '../control/door.ts'
import type { AccountView } from './account-view.ts'

export type Account = Schema<'CuentaCorriente'>
export type Movement = Schema<'CuentaCorrienteMovimiento'>
export type Balance = Schema<'CuentaCorrienteSaldo'>

const currency = ({ moneda }: AccountView) => (moneda || undefined) as Schema<'Moneda'> | undefined
const accountInput = (proyectoId: number, view: AccountView, valuation: Valuation) => ({
  proyectoId,
  ...valuationInput(valuation),
  proveedorId: view.proveedorId,
  page: view.page,
  size: pageRows,
  moneda: currency(view),
  desde: view.desde || undefined,
  hasta: view.hasta || undefined,
})
const balancesInput = (proyectoId: number, view: AccountView, valuation: Valuation) => ({
  proyectoId,
  ...valuationInput(valuation),
  page: view.page,
  size: pageRows,
  moneda: currency(view),
  search: view.search || undefined,
})

/** One supplier's account. */
export const accountQuery = (proyectoId: number, view: AccountView, valuation: Valuation) => ({
  ...q('getCuentaCorriente', accountInput(proyectoId, view, valuation)),
  placeholderData: keepPreviousData,
})

/** The balances of all suppliers. */
export const balancesQuery = (proyectoId: number, view: AccountView, valuation: Valuation) => ({
  ...q('listCuentasCorrientes', balancesInput(proyectoId, view, valuation)),
  placeholderData: keepPreviousData,
})

/** A supplier's account as a file; without a supplier, the balances of all. */
export const exportAccount = (
  proyectoId: number,
  view: AccountView,
  valuation: Valuation,
  formato: 'csv' | 'xlsx',
): Promise<Blob> =>
  view.proveedorId
    ? download('getCuentaCorriente', { ...accountInput(proyectoId, view, valuation), formato })
    : download('listCuentasCorrientes', { ...balancesInput(proyectoId, view, valuation), formato })
