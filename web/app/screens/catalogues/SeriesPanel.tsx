import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../api/problem.ts'
import { dateText } from '../../../lib/date-text.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ChartFigure } from '../../../ui/ChartFigure.tsx'
import type { Entry, Noun } from './nouns.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { ratesQuery, seriesQuery } from './queries.ts'
import { missingDays, missingMonths, withMissingDays, withMissingMonths } from './series.ts'
import { RatesChoice } from './RatesChoice.tsx'
import type { Rates } from './view.ts'

const paths = { valores: 'indices/{indiceId}/valores', precios: 'materiales/{materialId}/precios' } as const
const valueNames = { valores: 'valor', precios: 'precio', cotizaciones: 'venta' } as const
const whenNames = { valores: 'periodo', precios: 'fecha', cotizaciones: 'fecha' } as const

type SeriesPanelProps = {
  noun: Noun
  entry?: Entry
  mayWrite: boolean
  /** Which rates are drawn. */
  rates: Rates
  onRates: (rates: Rates) => void
}

/** The values of an index, the prices of a material, or rates over time: as a chart, and many pasted at once. */
export function SeriesPanel({ noun, entry, mayWrite, rates, onRates }: SeriesPanelProps) {
  const series = noun.series!
  const own = entry && series !== 'cotizaciones' ? seriesQuery(paths[series], entry.id) : ratesQuery(rates)
  const { data, error } = useQuery(own)
  const [isPasting, setIsPasting] = useState(false)
  const [isTable, setIsTable] = useState(false)
  const all = (data?.items ?? []).toReversed().map((point) => ({
    when: String(point[whenNames[series]]),
    value: Number(point[valueNames[series]]),
    isProvisional: point.provisorio === true,
  }))
  const isMonthly = entry?.frecuencia === 'mensual'
  const points = isMonthly ? withMissingMonths(all) : series === 'precios' ? all : withMissingDays(all)
  const gaps = isMonthly
    ? missingMonths(all.map(({ when }) => when)).map(dateText)
    : series === 'precios'
      ? []
      : missingDays(all).map(({ from, to }) => `del ${dateText(from)} al ${dateText(to)}`)
  const provisional = all.filter(({ isProvisional }) => isProvisional).map(({ when }) => dateText(when))
  const ratesName = `${rates.moneda} ${rates.tipo}`
  const caption = entry ? noun.label(entry) : `${ratesName}, venta`
  return (
    <div className="catalogue-series">
      <div className="catalogue-series-bar">
        <h2>{series === 'precios' ? 'Precios' : series === 'valores' ? 'Valores' : ratesName}</h2>
        {series === 'cotizaciones' && <RatesChoice rates={rates} onRates={onRates} />}
        {points.length > 1 && (
          <Button variant="quiet" size="small" onClick={() => setIsTable(!isTable)}>
            {isTable ? 'Ver gráfico' : 'Ver tabla'}
          </Button>
        )}
        {mayWrite && (
          <Button size="small" onClick={() => setIsPasting(true)}>
            <i className="pi pi-clipboard" aria-hidden="true" />{' '}
            {series === 'precios' ? 'Agregar precios' : 'Pegar valores'}
          </Button>
        )}
      </div>
      {error && <Alert type="warning">No pudimos mostrar los valores. {errorMessage(error)}</Alert>}
      {data && points.length === 0 && <p className="catalogue-note">Todavía no hay valores.</p>}
      {gaps.length > 0 && (
        <Alert type="warning">
          {isMonthly ? 'Faltan' : 'Sin datos'}: {gaps.join(', ')}.
        </Alert>
      )}
      {provisional.length > 0 && <p className="catalogue-note">Provisorio: {provisional.join(', ')}.</p>}
      {points.length > 1 && (
        <ChartFigure
          caption={caption}
          height={180}
          isTable={isTable}
          chart={{
            type: 'line',
            dimension: series === 'valores' ? 'Período' : 'Fecha',
            labels: points.map(({ when }) => dateText(when)),
            series: [{ name: caption, data: points.map(({ value }) => value) }],
            fitsValues: true,
            format: formatNumber,
          }}
        />
      )}
      {isPasting && <PasteDialog noun={noun} entry={entry} rates={rates} onClose={() => setIsPasting(false)} />}
    </div>
  )
}
