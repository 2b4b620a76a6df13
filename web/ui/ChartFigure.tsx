import { useRef } from 'react'
import { onDemand } from './on-demand.tsx'
import type { ChartData } from './chart-data.ts'
import { classNames } from './class-names.ts'
import { TableScroll } from './TableScroll.tsx'
import { useNearView } from './use-near-view.ts'
import './ChartFigure.css'

const ChartCanvas = onDemand(async () => (await import('./ChartCanvas.tsx')).ChartCanvas)

type ChartFigureProps = { caption: string; chart: ChartData; height?: number; isTable: boolean }

/** A chart and the same figures as a table, which is always there for screen readers. */
export function ChartFigure({ caption, chart, height = 260, isTable }: ChartFigureProps) {
  const figure = useRef<HTMLElement>(null)
  const isNear = useNearView(figure)
  return (
    <figure ref={figure} className={classNames('chart', chart.type === 'ring' && !isTable && 'chart-with-ring')}>
      {!isTable && chart.type !== 'ring' && chart.series.length > 1 && <SeriesLegend chart={chart} />}
      {!isTable && (
        <div className="chart-canvas" style={{ height }} aria-hidden="true">
          {isNear && <ChartCanvas chart={chart} />}
          {chart.type === 'ring' && <RingTotal chart={chart} />}
        </div>
      )}
      {!isTable && chart.type === 'ring' && <RingLegend chart={chart} />}
      <div className={classNames(!isTable && 'visually-hidden')}>
        <ChartTable caption={caption} chart={chart} isShown={isTable} />
      </div>
    </figure>
  )
}

function SeriesLegend({ chart }: { chart: ChartData }) {
  return (
    <ul role="list" className="chart-legend" aria-hidden="true">
      {chart.series.map(({ name, isPlanned }, index) => (
        <li key={name}>
          <span className={isPlanned ? 'chart-key chart-key-planned' : `chart-key chart-key-${(index % 4) + 1}`} />
          {name}
        </li>
      ))}
    </ul>
  )
}

function RingTotal({ chart }: { chart: ChartData }) {
  const total = chart.series[0]?.data.reduce<number>((sum, each) => sum + (each ?? 0), 0) ?? 0
  return (
    <p className="chart-total">
      <strong>{chart.format(total)}</strong>
      Total
    </p>
  )
}

/** What each part of a ring is, with its value. */
function RingLegend({ chart }: { chart: ChartData }) {
  return (
    <ul role="list" className="chart-parts" aria-hidden="true">
      {chart.labels.map((label, index) => (
        <li key={label}>
          <span className={`chart-key chart-key-${(index % 4) + 1}`} />
          <span className="chart-part">{label}</span>
          {chart.format(chart.series[0]?.data[index] ?? 0)}
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
                {series.data[row] === null ? '—' : chart.format(series.data[row] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return isShown ? <TableScroll label={caption}>{table}</TableScroll> : table
}
