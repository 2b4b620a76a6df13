import { useCallback, useMemo, useRef } from 'react'
import { newUuid } from '../../lib/uuid.ts'
import { AmountTable } from '../../ui/amount-table/AmountTable.tsx'
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import type { AddedRow, AmountChange } from '../../ui/amount-table/use-cells.ts'
import { IconButton } from '../../ui/IconButton.tsx'

type PasteSheetProps<Row extends { id: string }> = {
  label: string
  columns: AmountColumn<Row>[]
  rows: Row[]
  newRow: (values: Record<string, string>, id: string) => Row
  /** Messages by cell. */
  errors: Map<string, string>
  onRows: (rows: Row[]) => void
  /** Gets the row id of each cell with invalid text. */
  onRefused: (rowIds: string[]) => void
}

/** The editable table of a dialog that loads pasted rows. Keep `columns`, `newRow` and `errors` stable. */
export function PasteSheet<Row extends { id: string }>(props: PasteSheetProps<Row>) {
  const { label, columns, rows, newRow, errors, onRows, onRefused } = props
  const latest = useRef({ rows, onRows })
  latest.current = { rows, onRows }
  const put = useCallback((next: Row[]) => {
    // Update the ref at once: a second change before the next render must not lose this one.
    latest.current.rows = next
    latest.current.onRows(next)
  }, [])
  const change = useCallback(
    (changes: AmountChange[]) => {
      const byRow = Map.groupBy(changes, ({ id }) => id)
      const valuesOf = (id: string) => Object.fromEntries((byRow.get(id) ?? []).map(({ key, value }) => [key, value]))
      put(latest.current.rows.map((row) => ({ ...row, ...valuesOf(row.id) })))
    },
    [put],
  )
  const add = useCallback(
    (added: AddedRow[]) => {
      const made = added.map(({ values, id = newUuid() }) => newRow(values, id))
      put([...latest.current.rows, ...made])
      return made.map(({ id }) => id)
    },
    [put, newRow],
  )
  const remove = useCallback((ids: string[]) => put(latest.current.rows.filter(({ id }) => !ids.includes(id))), [put])
  const columnsWithRemoval = useMemo(() => [...columns, removal<Row>((id) => remove([id]))], [columns, remove])
  return (
    <AmountTable
      label={label}
      className="catalogue-sheet"
      rows={rows}
      columns={columnsWithRemoval}
      onChange={change}
      onAddRows={add}
      onRemoveRows={remove}
      errors={errors}
      onRefused={onRefused}
      autoFocus
    />
  )
}

const removal = <Row extends { id: string }>(onRemove: (id: string) => void): AmountColumn<Row> => ({
  key: 'quitar',
  title: 'Quitar',
  width: 76,
  value: () => '',
  render: ({ id }) => <IconButton icon="pi-trash" label="Quitar la fila" tabIndex={-1} onClick={() => onRemove(id)} />,
})
