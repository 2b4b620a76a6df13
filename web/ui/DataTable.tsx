import { Column } from 'primereact/column'
import { DataTable as PrimeTable } from 'primereact/datatable'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './primereact.ts'
import './DataTable.css'

export type DataColumn<Row> = {
  /** Also the name that `sort` carries. */
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
  sort?: DataSort
  onSort?: (sort: DataSort) => void
  /** The id of the row that is open, and what stands under it. */
  openId?: string | null
  detail?: (row: Row) => ReactNode
  rowClass?: (row: Row) => string | undefined
  /** Other rows are on their way: the present ones stay, under a moving line. */
  isBusy?: boolean
  className?: string
}

const cellClass = ({ key, isNumber }: { key: string; isNumber?: boolean }) =>
  classNames(`data-cell-${key}`, isNumber && 'data-cell-number')

/** A table of rows that the server sorts and pages. On a phone each row becomes a card, laid out by the screen. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, rows, columns, sort, onSort, openId, detail, rowClass, isBusy, className } = props
  return (
    <div className={classNames('data-table', isBusy && 'data-table-busy', className)} aria-busy={isBusy || undefined}>
      <PrimeTable<Row[]>
        value={rows}
        dataKey="id"
        lazy
        // Cells depend on more than their row: on what is chosen and open.
        cellMemo={false}
        pt={{ table: { 'aria-label': label } }}
        sortField={sort?.key}
        sortOrder={sort?.order === 'desc' ? -1 : 1}
        onSort={({ sortField, sortOrder }) => onSort?.({ key: sortField, order: sortOrder === -1 ? 'desc' : 'asc' })}
        expandedRows={openId ? { [openId]: true } : {}}
        rowExpansionTemplate={detail}
        rowClassName={(row) => classNames('data-row', row.id === openId && 'data-row-open', rowClass?.(row))}
        emptyMessage=" "
      >
        {columns.map((column) => (
          <Column
            key={column.key}
            columnKey={column.key}
            field={column.key}
            header={column.header}
            sortable={column.isSortable}
            headerClassName={cellClass(column)}
            bodyClassName={cellClass(column)}
            body={(row: Row) => column.cell(row)}
          />
        ))}
      </PrimeTable>
    </div>
  )
}
