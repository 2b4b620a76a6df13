import { classNames } from '../class-names.ts'
import { isNumeric, type AmountColumn } from './amount-column.ts'

type AmountHeadProps<Row> = { columns: AmountColumn<Row>[]; widths: number[]; isGrouped: boolean }

/** Merges adjacent columns of one group, with their number as column span. */
function groupsOf<Row>(columns: AmountColumn<Row>[]) {
  const groups: { title: string; span: number; key: string }[] = []
  for (const { group = '', key } of columns) {
    const last = groups.at(-1)
    if (last && group !== '' && last.title === group) last.span += 1
    else groups.push({ title: group, span: 1, key })
  }
  return groups
}

export function AmountHead<Row>({ columns, widths, isGrouped }: AmountHeadProps<Row>) {
  const growing = Math.max(
    0,
    columns.findIndex(({ grows }) => grows),
  )
  return (
    <>
      <colgroup>
        {columns.map(({ key }, index) => {
          const width = index === 0 ? 'var(--amount-first)' : widths[index]
          return <col key={key} style={index === growing ? undefined : { width }} />
        })}
      </colgroup>
      <thead>
        {isGrouped && (
          <tr aria-rowindex={1}>
            {groupsOf(columns).map(({ title, span, key }) =>
              title ? (
                <th key={key} scope="colgroup" colSpan={span} className="amount-group">
                  {title}
                </th>
              ) : (
                <td key={key} colSpan={span} aria-hidden="true" />
              ),
            )}
          </tr>
        )}
        <tr aria-rowindex={isGrouped ? 2 : 1}>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classNames(isNumeric(column) && 'amount-number')}>
              {column.head ? <span className="visually-hidden">{column.title}</span> : column.title}
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
    </>
  )
}
