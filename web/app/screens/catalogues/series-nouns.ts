/** The values of a series as their table and their form show them. */
import { dateText } from '../../../lib/date-text.ts'
import type { Entry, EntryKind } from './nouns.ts'

const valueOf = (entry: Entry) => dateText(String(entry.periodo))

/** The values of an index, by month or by day. */
export const indexValues = (isMonthly: boolean): EntryKind => ({
  title: 'Valores',
  one: 'valor',
  label: valueOf,
  sort: 'periodo',
  hasNoUses: true,
  columns: [
    { name: 'periodo', title: 'Período', kind: 'date', sort: 'periodo' },
    { name: 'valor', title: 'Valor', kind: 'decimal' },
    { name: 'provisorio', title: 'Provisorio', kind: 'flag' },
  ],
  fields: [
    { name: 'periodo', label: isMonthly ? 'Mes' : 'Fecha', kind: isMonthly ? 'month' : 'date', required: true },
    { name: 'valor', label: 'Valor', kind: 'decimal', required: true },
    { name: 'provisorio', label: 'Provisorio', kind: 'flag' },
  ],
})

/** The prices of a material: a history, which nobody changes. */
export const materialPrices: EntryKind = {
  title: 'Precios',
  one: 'precio',
  label: (entry) => dateText(String(entry.fecha)),
  sort: 'fecha',
  hasNoUses: true,
  columns: [
    { name: 'fecha', title: 'Fecha', kind: 'date', sort: 'fecha' },
    { name: 'precio', title: 'Precio', kind: 'decimal' },
    { name: 'moneda', title: 'Moneda' },
    { name: 'proveedor', title: 'Proveedor' },
  ],
  fields: [],
}
