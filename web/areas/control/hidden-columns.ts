import { createStore } from '../../lib/store.ts'
import { storePreference } from '../../lib/store-preference.ts'
import { columns, type AmountField } from './columns.ts'

const key = 'obra-control-hidden-columns'

const stored = localStorage.getItem(key)?.split(',') ?? []

/** The columns of the control that the user has hidden; stored per browser. */
export const hiddenColumns = createStore<readonly AmountField[]>(
  columns.flatMap(({ field }) => (stored.includes(field) ? [field] : [])),
)

export function toggleColumn(field: AmountField): void {
  const hidden = hiddenColumns.get()
  hiddenColumns.set(hidden.includes(field) ? hidden.filter((each) => each !== field) : [...hidden, field])
  storePreference(key, hiddenColumns.get().join(','))
}
