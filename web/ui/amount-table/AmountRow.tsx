import { memo, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { isNumeric, shownValue, type AmountColumn } from './amount-column.ts'
import { valueOf } from './cell-edits.ts'
import type { GridCells } from './use-cells.ts'

type AmountRowProps<Row> = {
  row: Row | undefined
  /** From 0. */
  line: number
  /** The `aria-rowindex`: from 1, including header rows. */
  index: number
  level: number | undefined
  isOpen: boolean | undefined
  columns: AmountColumn<Row>[]
  cells: GridCells<Row>
  /** The first and last selected column of this line, and the active one. */
  from: number
  to: number
  active: number
  /** The column being edited, and its input. */
  edited: number
  editor: ReactNode
  onToggle: (id: string) => void
  className?: string | undefined
  isReadOnly: boolean
}

function Row<Item extends { id: string }>(props: AmountRowProps<Item>) {
  const { row, line, index, level, isOpen, columns, from, to, active, className, isReadOnly } = props
  const { cells, edited, editor } = props
  return (
    <tr
      className={classNames('amount-row', isOpen !== undefined && 'amount-parent', className)}
      data-row={row?.id}
      aria-rowindex={index}
      aria-level={level}
      aria-expanded={isOpen}
    >
      {columns.map((column, at) => {
        const place = { line, column: at }
        const error = row && cells.errorOf(row, column)
        const isSelected = at >= from && at <= to
        return (
          <td
            key={column.key}
            role={at === 0 ? 'rowheader' : 'gridcell'}
            data-line={line}
            data-column={at}
            tabIndex={at === active ? 0 : -1}
            aria-colindex={at + 1}
            aria-selected={isSelected || undefined}
            aria-readonly={(!isReadOnly && !cells.isEditable(place)) || undefined}
            aria-invalid={error ? true : undefined}
            title={error ?? (row && longText(column, row))}
            className={classNames(
              'amount-cell',
              isNumeric(column) && 'amount-number',
              isSelected && 'amount-selected',
              at === active && 'amount-active',
              error && 'amount-wrong',
              cells.isEditable(place) && 'amount-editable',
              row && column.tone?.(row) && `amount-${column.tone(row)}`,
            )}
          >
            {at === edited ? editor : <CellContent {...props} column={column} at={at} />}
          </td>
        )
      })}
    </tr>
  )
}

/** Longer texts may not fit into the two lines of a cell. */
const longLength = 40

/** The full text for the title, if the cell may cut it. */
function longText<Item extends { id: string }>(column: AmountColumn<Item>, row: Item): string | undefined {
  if (isNumeric(column) || column.render) return undefined
  const text = shownValue(column, valueOf(column, row))
  return text.length > longLength ? text : undefined
}

type CellContentProps<Item> = AmountRowProps<Item> & { column: AmountColumn<Item>; at: number }

/** The content of a cell that is not being edited. */
function CellContent<Item extends { id: string }>(props: CellContentProps<Item>) {
  const { row, level, isOpen, cells, onToggle, column, at } = props
  if (!row) return at === 0 ? <span className="amount-text amount-new">Fila nueva</span> : null
  const refused = cells.refusedOf(row, column)
  const value = refused?.text ?? shownValue(column, valueOf(column, row))
  const text = column.render ? column.render(row) : <span className="amount-text">{value}</span>
  if (at !== 0) return text
  return (
    <span className="amount-first-cell" style={{ paddingInlineStart: `calc(${(level ?? 1) - 1} * var(--space-5))` }}>
      {level !== undefined && isOpen === undefined && <span className="amount-leaf" />}
      {isOpen !== undefined && (
        <button
          type="button"
          className="amount-toggle"
          tabIndex={-1}
          aria-label={`${isOpen ? 'Cerrar' : 'Abrir'} ${value}`}
          onClick={() => onToggle(row.id)}
        >
          <i className={`pi ${isOpen ? 'pi-chevron-down' : 'pi-chevron-right'}`} aria-hidden="true" />
        </button>
      )}
      {text}
    </span>
  )
}

/** A row of an `AmountTable`; memoised, so it renders only when its props change. */
export const AmountRow = memo(Row) as typeof Row
