import { useState } from 'react'
import type { ChartData } from './chart-data.ts'
import { Pagination } from './Pagination.tsx'
import { TableScroll } from './TableScroll.tsx'

/** The longest table that is rendered behind a chart for screen readers, and the page size of a visible one. */
const pageSize = 400

type ChartTableProps = { caption: string; chart: ChartData; isShown: boolean }

/** The data of a chart as a table. A long hidden table is summarised; a visible one is paged. */
export function ChartTable({ caption, chart, isShown }: ChartTableProps) {
  const [page, setPage] = useState(1)
  const { length } = chart.labels
  if (!isShown && length > pageSize) return <p>{summary(caption, chart)}</p>
  const first = (Math.min(page, Math.max(Math.ceil(length / pageSize), 1)) - 1) * pageSize
  const table = <Rows caption={caption} chart={chart} first={first} />
  if (!isShown) return table
  return (
    <>
      <TableScroll label={caption}>{table}</TableScroll>
      {length > pageSize && (
        <Pagination
          noun="filas"
          singular="fila"
          page={first / pageSize + 1}
          pageSize={pageSize}
          total={length}
          onPage={setPage}
        />
      )}
    </>
  )
}

/** A long chart in a few words: its labels and the range of each series. */
function summary(caption: string, { labels, series, format }: ChartData): string {
  const parts = series.map(({ name, data }) => {
    let [low, high] = [Infinity, -Infinity]
    for (const value of data) {
      if (value === null) continue
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
    return low > high ? `${name}, sin datos` : `${name}, entre ${format(low)} y ${format(high)}`
  })
  const range = `${labels.length} valores, de ${labels[0]} a ${labels.at(-1)}`
  return `${caption}: ${range}. ${parts.join('; ')}. La tabla entera está en las opciones.`
}

function Rows({ caption, chart, first }: { caption: string; chart: ChartData; first: number }) {
  return (
    <table className="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{chart.dimension}</th>
          {chart.series.map((series) => (
            <th key={series.name} scope="col" className="table-number">
              {series.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.labels.slice(first, first + pageSize).map((label, row) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {chart.series.map((series) => (
              <td key={series.name} className="table-number">
                {series.data[first + row] === null ? '—' : chart.format(series.data[first + row] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
