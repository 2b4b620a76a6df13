import { catalogueAreas, financeAreas, financeChange } from '../../api/areas.ts'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { call, download, mutate, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { pageRows } from '../../lib/list-view.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { listInput, type RecordView } from '../../records/view.ts'
import type { Picked } from '../../ui/PickerField.tsx'
import type { AccountView } from './account-view.ts'

export type Account = Schema<'Cuenta'>
export type AccountMovement = Schema<'CuentaMovimiento'>
export type Transfer = Schema<'Transferencia'>
export type Cheque = Schema<'Cheque'>

export const company = () => ({ desarrolladoraId: activeCompanyId() ?? 0 })

/** The accounts in use with their balances, and the money without an account. */
export const accountsQuery = () => q('listCuentas', { ...company(), activo: true, size: 200 })
export const exportAccounts = (formato: 'csv' | 'xlsx') => download('listCuentas', { ...company(), formato })

const movementsInput = (id: string, { desde, hasta, page }: AccountView) => ({
  ...company(),
  id,
  page,
  size: pageRows,
  desde: desde || undefined,
  hasta: hasta || undefined,
})

/** A page of the movements of an account, newest first. */
export const movementsQuery = (id: string, view: AccountView) => ({
  ...q('getCuentaMovimientos', movementsInput(id, view)),
  placeholderData: keepPreviousData,
})
export const exportMovements = (id: string, view: AccountView, formato: 'csv' | 'xlsx') =>
  download('getCuentaMovimientos', { ...movementsInput(id, view), formato })

export const transfersInput = (view: RecordView) => ({
  ...company(),
  ...listInput(view),
  cuentaId: view.cuentaId || undefined,
  estado: (view.estado || undefined) as Transfer['estado'] | undefined,
})
export const transfersQuery = (view: RecordView) => ({
  ...q('listTransferencias', transfersInput(view)),
  placeholderData: keepPreviousData,
})

export const chequesInput = (view: RecordView) => ({
  ...company(),
  ...listInput(view),
  ...(view.sort === 'cartera' ? { sort: undefined, order: undefined } : { sort: view.sort as 'fechaDebito' }),
  cuentaId: view.cuentaId || undefined,
  estado: (view.estado || undefined) as Cheque['estado'] | undefined,
  tipo: (view.clase || undefined) as Cheque['tipo'] | undefined,
})
export const chequesQuery = (view: RecordView) => ({
  ...q('listCheques', chequesInput(view)),
  placeholderData: keepPreviousData,
})

const accountChange = { invalidates: [...new Set([...catalogueAreas, ...financeAreas])], waits: true }
export const createTransfer = mutate('createTransferencia', accountChange)
export const annulTransfer = mutate('annulTransferencia', accountChange)
export const debitCheque = mutate('debitCheque', financeChange)
export const rejectCheque = mutate('rejectCheque', financeChange)

/** Search function of a picker of accounts: those in use, in one currency if given. */
export const searchAccounts =
  (moneda?: Account['moneda']) =>
  async (search: string, signal: AbortSignal): Promise<Picked[]> => {
    const input = { ...company(), search: search || undefined, activo: true, moneda, size: 200 }
    const { items } = await call('listCuentas', input, { signal })
    return items.map((each) => ({ id: each.id, label: each.nombre, detail: each.moneda }))
  }
