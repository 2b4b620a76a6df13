import {
  Fragment,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { useLeaveWarning } from '../../lib/use-leave-warning.ts'
import { classNames } from '../class-names.ts'
import { columnWidths, type AmountColumn } from './amount-column.ts'
import { AmountHead } from './AmountHead.tsx'
import { AmountRow } from './AmountRow.tsx'
import { AmountStatus } from './AmountStatus.tsx'
import { AmountTotals } from './AmountTotals.tsx'
import { CellEditor } from './CellEditor.tsx'
import { refusedRows } from './cell-edits.ts'
import { rangeOf } from './grid-place.ts'
import { treeLines } from './row-tree.ts'
import { useCells, type CellsOptions } from './use-cells.ts'
import type { Editing } from './use-editing.ts'
import { useGridEvents } from './use-grid-events.ts'
import { newLineId, totalLineId, usePlace } from './use-place.ts'
import { useVisibleLines } from './use-visible-lines.ts'
import './AmountTable.css'

export type AmountTableProps<Row> = CellsOptions<Row> & {
  /** The accessible name of the table. */
  label: string
  rows: Row[]
  /** Makes the table a tree: the id of a row's parent, null at the top level. */
  parentOf?: (row: Row) => string | null
  /** The closed rows of a tree, if the screen stores them; otherwise the table does. */
  closed?: ReadonlySet<string>
  onClosed?: (closed: ReadonlySet<string>) => void
  rowClass?: (row: Row) => string | undefined
  /** Wraps names in the first column. Disables virtual scrolling: for hundreds of rows, not thousands. */
  wraps?: boolean
  /** The label of the totals row, which shows if a column has a `total`. */
  totalLabel?: string
  /** Below the table, next to the number of selected cells and their sum. */
  footer?: ReactNode
  /** Focuses the first cell on mount. */
  autoFocus?: boolean
  /** Gets the row id of each cell with invalid text whenever they change. */
  onRefused?: (rowIds: string[]) => void
  className?: string
}

const usualWidth = 136
const nothingClosed: ReadonlySet<string> = new Set()

/**
 * Amounts in rows, flat or as a tree, read and edited as in a spreadsheet: arrows, Tab, Enter, F2, typing to replace, Escape;
 * ranges with Shift or the mouse; copy, cut and paste from and to spreadsheets; undo with Ctrl+Z. Header, first column and
 * totals are sticky; rows are virtualised, so thousands are fine.
 *
 * `onChange` gets all cells of one edit or paste in wire format; the screen must update `rows` at once. Invalid text stays in
 * its cell with the reason and is not sent. `errors` holds what the server refused. With `onAddRows` there is an empty line at
 * the end for new rows; it returns their ids. `onRemoveRows` removes them on undo.
 * Keep `columns` and the functions stable (`useMemo`), so that only changed rows render.
 */
export function AmountTable<Row extends { id: string }>(props: AmountTableProps<Row>) {
  const { label, columns, parentOf, totalLabel = 'Total', footer, className, onChange } = props
  const { grid, ids, hasTotals, closedRows } = useAmountGrid(props)
  const { table, lines, cells, place } = grid
  const bodyLines = ids.length - (hasTotals ? 1 : 0)
  const visible = useVisibleLines(table, bodyLines, place.active.line, props.wraps)
  const events = useGridEvents({
    ...grid,
    page: visible.page,
    onToggle: closedRows.onToggle,
    autoFocus: props.autoFocus,
  })
  const range = rangeOf(place.anchor, place.active)
  const selectionIn = (line: number) => ({
    ...(line < range.from.line || line > range.to.line
      ? { from: -1, to: -2 }
      : { from: range.from.column, to: range.to.column }),
    active: line === place.active.line ? place.active.column : -1,
  })
  const heads = columns.some(({ group }) => group) ? 2 : 1
  const helpId = useId()
  const widths = useMemo(() => columnWidths(columns, props.rows, usualWidth), [columns, props.rows])
  const width = widths.slice(1).reduce((sum, each) => sum + each, 0)
  const isReadOnly = !onChange
  return (
    <div
      className={classNames('amount-table', props.wraps && 'amount-wraps', className)}
      style={{ '--amount-width': `${width}px`, '--amount-heads': heads } as CSSProperties}
    >
      <div className="amount-scroll" ref={visible.scroller}>
        <table
          ref={table}
          role={parentOf ? 'treegrid' : 'grid'}
          aria-label={label}
          aria-describedby={helpId}
          aria-rowcount={ids.length + heads}
          aria-colcount={columns.length}
          aria-multiselectable
          aria-readonly={isReadOnly || undefined}
          {...events.handlers}
        >
          <AmountHead columns={columns} widths={widths} isGrouped={heads === 2} />
          <tbody>
            {visible.lines.map(({ line, gap }) => (
              <Fragment key={ids[line]}>
                {gap > 0 && <tr aria-hidden="true" style={{ height: gap }} />}
                <AmountRow<Row>
                  {...{ line, columns, cells, isReadOnly, onToggle: closedRows.onToggle }}
                  row={lines[line]?.row}
                  isOpen={lines[line]?.isOpen}
                  level={parentOf && (lines[line]?.level ?? 1)}
                  index={line + heads + 1}
                  {...selectionIn(line)}
                  className={lines[line] && props.rowClass?.(lines[line].row)}
                  edited={events.editing?.line === line ? events.editing.column : -1}
                  editor={
                    events.editing?.line === line && <EditorIn columns={columns} {...events} editing={events.editing} />
                  }
                />
              </Fragment>
            ))}
            {visible.gapAfter > 0 && <tr aria-hidden="true" style={{ height: visible.gapAfter }} />}
          </tbody>
          {hasTotals && (
            <AmountTotals
              columns={columns}
              label={totalLabel}
              line={ids.length - 1}
              index={ids.length + heads}
              {...selectionIn(ids.length - 1)}
            />
          )}
        </table>
      </div>
      <p id={helpId} className="visually-hidden">
        Flechas para moverte{!isReadOnly && ', Enter o F2 para editar'}, Escape y Tab para salir de la tabla.
      </p>
      <AmountStatus {...{ lines, columns, cells, place, footer }} message={events.message} onGo={events.go} />
    </div>
  )
}

/** The lines of a table, their cells, and the active cell. */
function useAmountGrid<Row extends { id: string }>(props: AmountTableProps<Row>) {
  const { rows, columns, parentOf, onAddRows, onRefused } = props
  const closedRows = useClosedRows(props)
  const { closed } = closedRows
  const lines = useMemo(() => treeLines(rows, { parentOf, closed }), [rows, parentOf, closed])
  const hasTotals = columns.some(({ total }) => total !== undefined)
  const ids = useMemo(
    () => [...lines.map(({ row }) => row.id), ...(onAddRows ? [newLineId] : []), ...(hasTotals ? [totalLineId] : [])],
    [lines, onAddRows, hasTotals],
  )
  const extent = { lines: ids.length, columns: columns.length }
  const place = usePlace(ids, extent)
  const cells = useCells(lines, props)
  const refusedIds = useMemo(() => refusedRows(cells.refusedCells, rows).join('\n'), [cells.refusedCells, rows])
  useLeaveWarning(refusedIds !== '')
  // As text: an effect on a list would run after each change of the rows.
  useEffect(() => onRefused?.(refusedIds === '' ? [] : refusedIds.split('\n')), [onRefused, refusedIds])
  const table = useRef<HTMLTableElement>(null)
  return { grid: { table, lines, columns, cells, place, extent }, ids, hasTotals, closedRows }
}

/** The closed rows of a tree, controlled by the screen or uncontrolled. */
function useClosedRows<Row>(props: Pick<AmountTableProps<Row>, 'closed' | 'onClosed'>) {
  const [ownClosed, setOwnClosed] = useState(nothingClosed)
  const { closed = ownClosed, onClosed = setOwnClosed } = props
  const latest = useRef({ closed, onClosed })
  latest.current = { closed, onClosed }
  const onToggle = useCallback((id: string) => {
    const next = new Set(latest.current.closed)
    if (!next.delete(id)) next.add(id)
    latest.current.onClosed(next)
  }, [])
  return { closed, onToggle }
}

type EditorInProps<Row extends { id: string }> = Pick<ReturnType<typeof useGridEvents<Row>>, 'finish' | 'cancel'> & {
  columns: AmountColumn<Row>[]
  editing: Editing
}

function EditorIn<Row extends { id: string }>({ columns, editing, finish, cancel }: EditorInProps<Row>) {
  const { line, column: at, text, isQuick } = editing
  const column = columns[at]!
  const label = `${column.title}, fila ${line + 1}`
  return <CellEditor key={at} {...{ column, label, text, isQuick }} onDone={finish} onCancel={cancel} />
}
