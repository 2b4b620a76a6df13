import { useRef, useState } from 'react'
import { onDemand } from './on-demand.tsx'
import { Button } from './Button.tsx'
import type { ChartData } from './chart-data.ts'
import { classNames } from './class-names.ts'
import { TableScroll } from './TableScroll.tsx'
import { useNearView } from './use-near-view.ts'
import './ChartFigure.css'

const ChartCanvas = onDemand(async () => (await import('./ChartCanvas.tsx')).ChartCanvas)

type ChartFigureProps = { caption: string; chart: ChartData; height?: number }

/**
 * A chart and the same figures as a table. The table is always there for screen readers, and everybody can look at it
 * instead of the chart.
 */
export function ChartFigure({ caption, chart, height = 260 }: ChartFigureProps) {
  const [isTable, setIsTable] = useState(false)
  const figure = useRef<HTMLElement>(null)
  const isNear = useNearView(figure)
  const action = isTable ? 'Ver gráfico' : 'Ver tabla'
  const hasLegend = chart.series.length > 1 || chart.type === 'ring'
  return (
    <figure ref={figure} className="chart">
      <div className="chart-bar">
        {hasLegend && <ChartLegend chart={chart} />}
        <Button variant="quiet" size="small" aria-label={`${action}: ${caption}`} onClick={() => setIsTable(!isTable)}>
          {action}
        </Button>
      </div>
      {!isTable && (
        <div className="chart-canvas" style={{ height }} aria-hidden="true">
          {isNear && <ChartCanvas chart={chart} />}
        </div>
      )}
      <div className={classNames(!isTable && 'visually-hidden')}>
        <ChartTable caption={caption} chart={chart} isShown={isTable} />
      </div>
    </figure>
  )
}

function ChartLegend({ chart }: { chart: ChartData }) {
  const names = chart.type === 'ring' ? chart.labels : chart.series.map((series) => series.name)
  return (
    <ul role="list" className="chart-legend" aria-hidden="true">
      {names.map((name, index) => (
        <li key={name}>
          <span className={`chart-key chart-key-${(index % 4) + 1}`} />
          {name}
        </li>
      ))}
    </ul>
  )
}

function ChartTable({ caption, chart, isShown }: { caption: string; chart: ChartData; isShown: boolean }) {
  const table = (
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
        {chart.labels.map((label, row) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {chart.series.map((series) => (
              <td key={series.name} className="table-number">
                {chart.format(series.data[row] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return isShown ? <TableScroll label={caption}>{table}</TableScroll> : table
}
