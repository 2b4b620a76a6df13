import { Fragment, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { openRow } from './open-row.ts'
import { useStickyHead } from './use-sticky-head.ts'
import './DataTable.css'

export type DataColumn<Row> = {
  /** Also the value of the `sort` parameter. */
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  isSortable?: boolean
  isNumber?: boolean
}
export type DataSort = { key: string; order: 'asc' | 'desc' }

type DataTableProps<Row> = {
  /** The name of the table for screen readers. */
  label: string
  rows: Row[]
  columns: DataColumn<Row>[]
  sort: DataSort
  onSort: (sort: DataSort) => void
  /** The id of the open row, and its detail below it; without them, rows do not open. */
  openId?: string | null
  detail?: (row: Row) => ReactNode
  rowClass?: (row: Row) => string | undefined
  /** Other rows are loading: the current ones stay, with a progress line. */
  isBusy?: boolean
  className?: string
}

const cellClass = ({ key, isNumber }: { key: string; isNumber?: boolean }) =>
  classNames(`data-cell-${key}`, isNumber && 'data-cell-number')

/**
 * A table whose rows the server sorts and pages. On phones each row becomes a card, laid out by the screen, without headers.
 * Not PrimeReact's: its cells cost about four times as much to render, and 100 rows have 900 of them.
 */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, rows, columns, sort, onSort, isBusy, className } = props
  const box = useStickyHead()
  return (
    <div
      ref={box}
      className={classNames('data-table', isBusy && 'data-table-busy', className)}
      aria-busy={isBusy || undefined}
    >
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <DataHead key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard has the link of the first cell */}
        <tbody onClick={openRow}>{rows.map((row) => dataRow(row, props))}</tbody>
      </table>
    </div>
  )
}

type DataHeadProps = { column: Omit<DataColumn<never>, 'cell'>; sort: DataSort; onSort: (sort: DataSort) => void }

/** A sortable column header, also for plain tables. Pressing it again reverses the order. */
export function DataHead({ column, sort, onSort }: DataHeadProps) {
  const { key, header, isSortable } = column
  const className = cellClass(column)
  if (!isSortable) {
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    )
  }
  const order = sort.key === key ? sort.order : undefined
  const icon = order === 'asc' ? 'pi-sort-amount-up-alt' : order === 'desc' ? 'pi-sort-amount-down' : 'pi-sort-alt'
  return (
    <th scope="col" className={className} aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}>
      <button
        type="button"
        className={classNames('data-sort', order && 'data-sort-on')}
        onClick={() => onSort({ key, order: order === 'asc' ? 'desc' : 'asc' })}
      >
        {header}
        <i className={`pi ${icon}`} aria-hidden="true" />
      </button>
    </th>
  )
}

/** A row, followed by its detail if it is open. */
function dataRow<Row extends { id: string }>(row: Row, props: DataTableProps<Row>): ReactNode {
  const { columns, openId, detail, rowClass } = props
  const isOpen = detail !== undefined && row.id === openId
  return (
    <Fragment key={row.id}>
      <tr className={classNames('data-row', isOpen && 'data-row-open', rowClass?.(row))}>
        {columns.map((column) => (
          <td
            key={column.key}
            className={cellClass(column)}
            data-label={typeof column.header === 'string' ? column.header : undefined}
          >
            {column.cell(row)}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr className="data-detail">
          <td colSpan={columns.length}>{detail(row)}</td>
        </tr>
      )}
    </Fragment>
  )
}
