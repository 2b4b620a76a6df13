import { useMemo, type ReactNode } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { Button } from '../Button.tsx'
import { isNumeric } from './amount-column.ts'
import { valueOf } from './cell-edits.ts'
import type { Grid } from './grid.ts'
import { cellsOf, rangeOf, type Place } from './grid-place.ts'
import { sumText } from './sum-text.ts'

type AmountStatusProps<Row extends { id: string }> = Pick<Grid<Row>, 'lines' | 'columns' | 'cells' | 'place'> & {
  message: string
  footer: ReactNode
  onGo: (to: Place) => void
}

const isAfter = (one: Place, other: Place) =>
  one.line > other.line || (one.line === other.line && one.column > other.column)

/** Below the table: the error of the active cell, the number of errors, the outcome of the last action, the selection's sum. */
export function AmountStatus<Row extends { id: string }>(props: AmountStatusProps<Row>) {
  const { lines, columns, cells, place, message, footer, onGo } = props
  const wrong = useMemo(
    () =>
      lines.flatMap(({ row }, line) =>
        // Skips rows without errors: this runs after each change, over thousands of rows.
        cells.wrongRows.has(row.id)
          ? columns.flatMap((column, at) => (cells.errorOf(row, column) ? [{ line, column: at }] : []))
          : [],
      ),
    [lines, columns, cells],
  )
  const { active } = place
  const row = lines[active.line]?.row
  const error = row && cells.errorOf(row, columns[active.column]!)
  const selected = cellsOf(rangeOf(place.anchor, active))
  const amounts = selected.flatMap(({ line, column }) => {
    const value = isNumeric(columns[column]!) ? valueOf(columns[column]!, lines[line]?.row) : ''
    return value === '' ? [] : [value]
  })
  const next = wrong.find((each) => isAfter(each, active)) ?? wrong[0]
  return (
    <div className="amount-status">
      <p role="status" className={error ? 'amount-status-error' : undefined}>
        {error ? `${columns[active.column]!.title}: ${error}` : message}
      </p>
      {next && (
        <Button size="small" variant="quiet" onClick={() => onGo(next)}>
          {wrong.length === 1 ? '1 celda con error' : `${formatNumber(wrong.length)} celdas con errores`}
        </Button>
      )}
      {selected.length > 1 && (
        <p className="amount-sum">
          {formatNumber(selected.length)} celdas{amounts.length > 0 && ` · Suma ${sumText(amounts)}`}
        </p>
      )}
      {footer}
    </div>
  )
}
