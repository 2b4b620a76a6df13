import { useEntryFilter } from '../../records/catalogue/entry-filter.ts'
import type { Filter } from '../../ui/FilterField.tsx'
import { useSeesAllProjects } from '../developers/door.ts'
import { cuentas } from './noun.ts'

/** The filter of a list by an account; none for a user who does not see the accounts. */
export function useAccountFilter(cuentaId: string): Filter[] {
  const seesAccounts = useSeesAllProjects()
  const filter = useEntryFilter({
    noun: cuentas,
    key: 'cuentaId',
    label: 'Cuenta',
    value: seesAccounts ? cuentaId : '',
  })
  return seesAccounts ? [filter] : []
}
