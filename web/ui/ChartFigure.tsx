import { useRef, useState } from 'react'
import { onDemand } from './on-demand.tsx'
import type { ChartData } from './chart-data.ts'
import { ChartTable } from './ChartTable.tsx'
import { classNames } from './class-names.ts'
import { useNearView } from './use-near-view.ts'
import './ChartFigure.css'

const ChartCanvas = onDemand(async () => (await import('./ChartCanvas.tsx')).ChartCanvas)

type ChartFigureProps = {
  caption: string
  chart: ChartData
  height?: number
  isTable: boolean
  /** The names of the hidden series, if the screen stores them; otherwise the figure does. */
  hidden?: readonly string[]
  onHidden?: (names: string[]) => void
}

/** A chart with switchable series, and the same data as a table, which is always there for screen readers. */
export function ChartFigure({ caption, chart, height = 260, isTable, hidden, onHidden }: ChartFigureProps) {
  const figure = useRef<HTMLElement>(null)
  const isNear = useNearView(figure)
  const [ownHidden, setOwnHidden] = useState<readonly string[]>([])
  const off = hidden ?? ownHidden
  const isRing = chart.type === 'ring'
  const shown = { ...chart, series: chart.series.map((each) => ({ ...each, isHidden: off.includes(each.name) })) }
  return (
    <figure ref={figure} className={classNames('chart', isRing && !isTable && 'chart-with-ring')}>
      {!isTable && !isRing && chart.series.length > 1 && (
        <SeriesLegend caption={caption} series={shown.series} onHidden={onHidden ?? setOwnHidden} />
      )}
      {!isTable && (
        <div className="chart-canvas" style={{ height }} aria-hidden="true">
          {isNear && <ChartCanvas chart={shown} />}
          {isRing && <RingTotal chart={chart} />}
        </div>
      )}
      {!isTable && isRing && <RingLegend chart={chart} />}
      <div className={classNames(!isTable && 'visually-hidden')}>
        <ChartTable caption={caption} chart={chart} isShown={isTable} />
      </div>
    </figure>
  )
}

type SeriesLegendProps = { caption: string; series: ChartData['series']; onHidden: (names: string[]) => void }

/** The series by colour, each a switch. The last visible one cannot be switched off. */
function SeriesLegend({ caption, series, onHidden }: SeriesLegendProps) {
  const isAlone = series.filter(({ isPlanned }) => !isPlanned).length === 1
  const keyOf = (isPlanned: boolean | undefined, index: number) =>
    isPlanned ? 'chart-key-planned' : isAlone ? 'chart-key-alone' : `chart-key-${(index % 4) + 1}`
  const namesOff = series.filter(({ isHidden }) => isHidden).map(({ name }) => name)
  return (
    <ul role="list" className="chart-legend" aria-label={`Series de ${caption}`}>
      {series.map(({ name, isPlanned, isHidden }, index) => {
        const isLast = !isHidden && namesOff.length === series.length - 1
        return (
          <li key={name}>
            <button
              type="button"
              className="chart-switch"
              aria-pressed={!isHidden}
              aria-disabled={isLast || undefined}
              onClick={() => {
                if (!isLast) onHidden(isHidden ? namesOff.filter((each) => each !== name) : [...namesOff, name])
              }}
            >
              <span className={`chart-key ${keyOf(isPlanned, index)}`} />
              {name}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function RingTotal({ chart }: { chart: ChartData }) {
  const sum = chart.series[0]?.data.reduce<number>((total, each) => total + (each ?? 0), 0) ?? 0
  const { text, label } = chart.total ?? { text: chart.format(sum), label: 'Total' }
  return (
    <p className="chart-total">
      <strong className={text.length > 8 ? 'chart-total-long' : undefined}>{text}</strong>
      {label}
    </p>
  )
}

/** The parts of a ring with their values. */
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
