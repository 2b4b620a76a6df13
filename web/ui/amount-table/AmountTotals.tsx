import { classNames } from '../class-names.ts'
import { isNumeric, shownValue, type AmountColumn } from './amount-column.ts'

type AmountTotalsProps<Row> = {
  columns: AmountColumn<Row>[]
  label: string
  line: number
  index: number
  from: number
  to: number
  active: number
}

/** The sticky totals row of an `AmountTable`. */
export function AmountTotals<Row>({ columns, label, line, index, from, to, active }: AmountTotalsProps<Row>) {
  return (
    <tfoot>
      <tr aria-rowindex={index}>
        {columns.map((column, at) => (
          <td
            key={column.key}
            role={at === 0 ? 'rowheader' : 'gridcell'}
            data-line={line}
            data-column={at}
            tabIndex={at === active ? 0 : -1}
            aria-colindex={at + 1}
            aria-selected={(at >= from && at <= to) || undefined}
            className={classNames(
              'amount-cell',
              isNumeric(column) && 'amount-number',
              at >= from && at <= to && 'amount-selected',
              at === active && 'amount-active',
            )}
          >
            <span className="amount-text">{at === 0 ? label : shownValue(column, column.total ?? '')}</span>
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
