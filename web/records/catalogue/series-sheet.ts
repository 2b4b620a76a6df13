/** The editable table of series values, before they are loaded. */
import { ApiError } from '../../api/problem.ts'
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import type { Series, SheetRow } from './noun.ts'

const notZero = (value: string) => (/^0*(\.0*)?$/.test(value) ? 'Tiene que ser mayor que 0.' : undefined)

/** Column settings for a decimal other than 0. */
export const valueCell = { kind: 'decimal', isEditable: true, width: 128, check: notZero } as const

/** The columns of the table: period, value and the optional extra column. */
export function sheetColumns(series: Series, isMonthly: boolean): AmountColumn<SheetRow>[] {
  const { valueTitle, decimals, extra } = series
  return [
    {
      key: 'when',
      title: isMonthly ? 'Mes' : 'Fecha',
      kind: isMonthly ? 'month' : 'date',
      value: ({ when }) => when,
      isEditable: true,
      isRequired: true,
    },
    { ...valueCell, decimals, key: 'value', title: valueTitle, value: ({ value }) => value, isRequired: true },
    ...(extra ? [{ ...extra, key: 'extra', value: (row: SheetRow) => row.extra }] : []),
  ]
}

/** Missing and duplicate values, by cell (`<row id> <column>`). */
export function sheetErrors(rows: SheetRow[]): Map<string, string> {
  const errors = new Map<string, string>()
  const seen = new Set<string>()
  for (const { id, when, value } of rows) {
    if (when === '') errors.set(`${id} when`, 'Falta la fecha.')
    if (value === '') errors.set(`${id} value`, 'Falta el valor.')
    if (when !== '' && seen.has(when)) errors.set(`${id} when`, 'Ya está más arriba.')
    seen.add(when)
  }
  return errors
}

/** Server issues by cell. Issue fields end in the row index and the field: `3.compra`. */
export function sheetServerErrors(error: unknown, rows: SheetRow[], { when, extra }: Series): Map<string, string> {
  const issues = error instanceof ApiError ? error.issues : []
  return new Map(
    issues.flatMap(({ field, message }) => {
      const [, at, name = ''] = /(?:^|\.)(\d+)\.(\w+)$/.exec(field) ?? []
      const row = rows[Number(at)]
      const key = name === when ? 'when' : name === extra?.field ? 'extra' : 'value'
      return row ? [[`${row.id} ${key}`, message] as const] : []
    }),
  )
}
