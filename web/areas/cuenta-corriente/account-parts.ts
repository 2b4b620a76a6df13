import { moneyText } from '../../lib/money-text.ts'
import type { ChangeState } from '../../lib/use-url-state.ts'
import { monedas, optionsOf } from '../../records/words.ts'
import type { Filter } from '../../ui/FilterField.tsx'
import type { AccountView } from './account-view.ts'
import type { Balance } from './queries.ts'

/** Props shared by both views of the section. */
export type PartProps = {
  proyectoId: number
  view: AccountView
  narrow: (part: Partial<AccountView>) => void
  onPage: ChangeState<AccountView>
}

export const currencyFilter: Filter = { key: 'moneda', label: 'Moneda', kind: 'choice', options: optionsOf(monedas) }

/** A positive balance is owed to the supplier; a negative one is in our favour. */
export const balanceText = (saldo: string, moneda: Balance['moneda']) =>
  saldo.startsWith('-') ? `${moneyText(saldo.slice(1), moneda)} a favor` : moneyText(saldo, moneda)
