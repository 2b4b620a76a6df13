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
import { countRefused } from './cell-edits.ts'
import { rangeOf } from './grid-place.ts'
import { treeLines } from './row-tree.ts'
import { useCells, type CellsOptions } from './use-cells.ts'
import type { Editing } from './use-editing.ts'
import { useGridEvents } from './use-grid-events.ts'
import { newLineId, totalLineId, usePlace } from './use-place.ts'
import { useVisibleLines } from './use-visible-lines.ts'
import './AmountTable.css'

export type AmountTableProps<Row> = CellsOptions<Row> & {
  /** The name of the table for screen readers. */
  label: string
  rows: Row[]
  /** Makes the table a tree: the id of the row that this one lies below, null at the top. */
  parentOf?: (row: Row) => string | null
  /** The rows of a tree that are closed, where the screen keeps them; without it the table does. */
  closed?: ReadonlySet<string>
  onClosed?: (closed: ReadonlySet<string>) => void
  rowClass?: (row: Row) => string | undefined
  /**
   * Names in the first column take as many lines as they need. Every row is drawn then: for hundreds of them, not thousands.
   */
  wraps?: boolean
  /** What the totals are called; they show where a column has a `total`. */
  totalLabel?: string
  /** Beside the number of cells and their sum, below the table. */
  footer?: ReactNode
  /** The first cell has the focus from the start. */
  autoFocus?: boolean
  /** How many cells hold what could not be read, whenever it changes. */
  onRefused?: (count: number) => void
  className?: string
}

const usualWidth = 136
const nothingClosed: ReadonlySet<string> = new Set()

/**
 * Amounts in rows, flat or as a tree, to read and to fill in as in a spreadsheet: arrows, Tab, Enter, F2, typing to
 * replace, Escape; ranges with Shift or the mouse; copy, cut and paste from and to spreadsheets; undo with Ctrl+Z. Head,
 * first column and totals stay in sight; thousands of rows are fine, for only those in sight are drawn.
 *
 * `onChange` gets what was typed or pasted, already as on the wire, all of it in one call; the screen puts it into `rows`
 * at once. What cannot be read stays in its cell with the reason, and is not sent. `errors` is what the server refused.
 * With `onAddRows` there is a line below the last one, to type and paste new rows into; it answers their ids. `onRemoveRows`
 * takes them away again where that is undone.
 * Keep `columns` and the functions the same from one drawing to the next (`useMemo`), so that only what changed is drawn.
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
      <AmountStatus {...{ lines, columns, cells, place, footer }} said={events.said} onGo={events.go} />
    </div>
  )
}

/** The lines of a table with their cells, and which of them is active. */
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
  const refusedCount = useMemo(() => countRefused(cells.refusedCells, rows), [cells.refusedCells, rows])
  useLeaveWarning(refusedCount > 0)
  useEffect(() => onRefused?.(refusedCount), [onRefused, refusedCount])
  const table = useRef<HTMLTableElement>(null)
  return { grid: { table, lines, columns, cells, place, extent }, ids, hasTotals, closedRows }
}

/** Which rows of a tree are closed: by the screen, or by the table itself. */
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
