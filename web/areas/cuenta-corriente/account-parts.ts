import { moneyText } from '../../lib/money-text.ts'
import { monedas, optionsOf } from '../../records/words.ts'
import type { AccountView } from './account-view.ts'
import type { Balance } from './queries.ts'

/** What both parts of the section get. */
export type PartProps = {
  proyectoId: number
  view: AccountView
  narrow: (part: Partial<AccountView>) => void
  onPage: (part: { page: number }) => void
}

/** The currencies to narrow by. */
export const currencyChoices = [{ value: '', label: 'Todas' }, ...optionsOf(monedas)]

/** A debt is positive; below 0 the supplier has money on account. */
export const balanceText = (saldo: string, moneda: Balance['moneda']) =>
  saldo.startsWith('-') ? `${moneyText(saldo.slice(1), moneda)} a favor` : moneyText(saldo, moneda)
