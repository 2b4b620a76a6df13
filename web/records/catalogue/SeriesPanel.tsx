import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { dateText } from '../../lib/date-text.ts'
import { formatNumber } from '../../lib/format.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChartFigure } from '../../ui/ChartFigure.tsx'
import { DrawnChoice } from './DrawnChoice.tsx'
import type { SeriesSelection, Entry, Noun, Series } from './noun.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { seriesOf, seriesQuery } from './queries.ts'
import { missingDays, missingMonths, withMissingDays, withMissingMonths } from './series.ts'
import { SeriesTable } from './SeriesTable.tsx'
import { firstValues, type ValuesView } from './view.ts'

type SeriesPanelProps = {
  noun: Noun
  series: Series
  /** Owner of the series; omitted for a catalogue that is its own series. */
  entry?: Entry
  mayWrite: boolean
  /** Values chosen for the chart of a catalogue that is its own series. */
  drawn: SeriesSelection
  onDrawn?: (drawn: SeriesSelection) => void
  /** State of the value table, which replaces the chart; null while the chart is visible. */
  values?: ValuesView | null
  onValues?: (values: ValuesView | null, options?: { replace?: boolean }) => void
}

/** Chart points, oldest first, with nulls for gaps; plus the gaps and the provisional periods as text. */
function withGaps(series: Series, entry: Entry | undefined, newestFirst: Entry[]) {
  const all = newestFirst.toReversed().map((value) => ({
    when: String(value[series.when]),
    value: Number(value[series.value]),
    isProvisional: series.isProvisional?.(value) === true,
  }))
  const provisional = all.filter(({ isProvisional }) => isProvisional).map(({ when }) => dateText(when))
  if (entry && series.isMonthly?.(entry)) {
    const missing = missingMonths(all.map(({ when }) => when)).map(dateText)
    return { points: withMissingMonths(all), gaps: missing, gapsWord: 'Faltan', provisional }
  }
  if (!series.hasGaps) return { points: all, gaps: [], gapsWord: '', provisional }
  const gaps = missingDays(all).map(({ from, to }) => `del ${dateText(from)} al ${dateText(to)}`)
  return { points: withMissingDays(all), gaps, gapsWord: 'Sin datos', provisional }
}

/** The values of a series as a chart or table, with the dialog to paste many at once. */
export function SeriesPanel({ noun, series, entry, mayWrite, drawn, onDrawn, values, onValues }: SeriesPanelProps) {
  const chosen = entry ? {} : drawn
  const { data, error } = useQuery(seriesQuery(seriesOf(series, entry), chosen))
  const [isPasting, setIsPasting] = useState(false)
  const [isTable, setIsTable] = useState(false)
  const { points, gaps, gapsWord, provisional } = withGaps(series, entry, data?.items ?? [])
  const drawnName = Object.values(drawn).join(' ')
  const caption = entry ? noun.label(entry) : `${drawnName}, ${series.valueTitle.toLowerCase()}`
  const { Newest, heading = drawnName } = series
  const newest = data?.items[0]
  return (
    <div className="catalogue-series">
      <div className="catalogue-series-bar">
        <h2>{heading}</h2>
        {onDrawn && <DrawnChoice choices={series.drawn ?? []} chosen={drawn} onChange={onDrawn} />}
        {onValues && (
          <Button variant="quiet" size="small" onClick={() => onValues(values ? null : firstValues)}>
            {values ? 'Ver gráfico' : 'Ver uno por uno'}
          </Button>
        )}
        {!onValues && points.length > 1 && (
          <Button variant="quiet" size="small" onClick={() => setIsTable(!isTable)}>
            {isTable ? 'Ver gráfico' : 'Ver tabla'}
          </Button>
        )}
        {mayWrite && (
          <Button size="small" onClick={() => setIsPasting(true)}>
            <i className="pi pi-clipboard" aria-hidden="true" /> {series.pasteLabel}
          </Button>
        )}
      </div>
      {Newest && newest && <Newest value={newest} />}
      {error && <Alert type="warning">No pudimos mostrar los valores. {errorMessage(error)}</Alert>}
      {data && points.length === 0 && <p className="catalogue-note">Todavía no hay valores.</p>}
      {gaps.length > 0 && (
        <Alert type="warning">
          {gapsWord}: {gaps.join(', ')}.
        </Alert>
      )}
      {provisional.length > 0 && <p className="catalogue-note">Provisorio: {provisional.join(', ')}.</p>}
      {onValues && values && entry && <SeriesTable {...{ series, entry, mayWrite }} view={values} onView={onValues} />}
      {!values && points.length > 1 && (
        <ChartFigure
          caption={caption}
          height={180}
          isTable={isTable}
          chart={{
            type: 'line',
            dimension: series.whenTitle,
            labels: points.map(({ when }) => dateText(when)),
            series: [{ name: caption, data: points.map(({ value }) => value) }],
            fitsValues: true,
            format: formatNumber,
          }}
        />
      )}
      {isPasting && <PasteDialog {...{ noun, series, entry, drawn }} onClose={() => setIsPasting(false)} />}
    </div>
  )
}
