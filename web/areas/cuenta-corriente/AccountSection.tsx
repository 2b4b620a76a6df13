import { useUrlState } from '../../lib/use-url-state.ts'
import { accountView, type AccountView } from './account-view.ts'
import { Balances } from './Balances.tsx'
import { SupplierAccount } from './SupplierAccount.tsx'
import '../../records/money.css'

/** The balance of each supplier; with `?proveedor=…` the movements of one supplier's account. */
export function AccountSection({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(accountView)
  const narrow = (part: Partial<AccountView>) => changeView({ page: 1, ...part })
  return (
    <div className="money">
      {view.proveedorId ? (
        <SupplierAccount {...{ proyectoId, view, narrow }} onPage={changeView} />
      ) : (
        <Balances {...{ proyectoId, view, narrow }} onPage={changeView} />
      )}
    </div>
  )
}
