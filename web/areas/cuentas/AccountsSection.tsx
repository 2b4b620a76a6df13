import type { SectionProps } from './section-props.ts'
import { AccountPage } from './AccountPage.tsx'
import { AccountsList } from './AccountsList.tsx'
import { TransfersList } from './TransfersList.tsx'
import '../../records/money.css'

/** The accounts of the company; below `/cuentas/`, the transfers or the movements of one account. */
export function AccountsSection({ proyectoId, id }: SectionProps) {
  if (id === 'transferencias') return <TransfersList />
  if (id) return <AccountPage key={id} proyectoId={proyectoId} id={id} />
  return <AccountsList />
}
