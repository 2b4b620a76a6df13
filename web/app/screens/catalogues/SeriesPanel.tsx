import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../api/problem.ts'
import { dateText } from '../../../lib/date-text.ts'
import { formatNumber } from '../../../lib/format.ts'
import { decimalText, trimDecimal } from '../../../lib/number-text.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ChartFigure } from '../../../ui/ChartFigure.tsx'
import type { Entry, Noun } from './nouns.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { ratesQuery, seriesOf, seriesQuery } from './queries.ts'
import { daysAgo, missingDays, missingMonths, mostDays, withMissingDays, withMissingMonths } from './series.ts'
import { RatesChoice } from './RatesChoice.tsx'
import { SeriesTable } from './SeriesTable.tsx'
import { firstValues, type Rates, type ValuesView } from './view.ts'

const valueNames = { valores: 'valor', precios: 'precio', cotizaciones: 'venta' } as const
const whenNames = { valores: 'periodo', precios: 'fecha', cotizaciones: 'fecha' } as const

type SeriesPanelProps = {
  noun: Noun
  entry?: Entry
  mayWrite: boolean
  /** Which rates are drawn. */
  rates: Rates
  onRates?: (rates: Rates) => void
  /** The table of the values of an entry, where it is shown in place of the chart. */
  values?: ValuesView | null
  onValues?: (values: ValuesView | null) => void
}

/** The values of an index, the prices of a material, or rates over time: as a chart, and many pasted at once. */
export function SeriesPanel({ noun, entry, mayWrite, rates, onRates, values, onValues }: SeriesPanelProps) {
  const series = noun.series!
  const own = entry && series !== 'cotizaciones' ? seriesQuery(seriesOf(series, entry.id)) : ratesQuery(rates)
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
        {onRates && <RatesChoice rates={rates} onRates={onRates} />}
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
            <i className="pi pi-clipboard" aria-hidden="true" />{' '}
            {series === 'precios' ? 'Agregar precios' : 'Pegar valores'}
          </Button>
        )}
      </div>
      {series === 'cotizaciones' && data?.items[0] && <LastRate rate={data.items[0]} />}
      {error && <Alert type="warning">No pudimos mostrar los valores. {errorMessage(error)}</Alert>}
      {data && points.length === 0 && <p className="catalogue-note">Todavía no hay valores.</p>}
      {gaps.length > 0 && (
        <Alert type="warning">
          {isMonthly ? 'Faltan' : 'Sin datos'}: {gaps.join(', ')}.
        </Alert>
      )}
      {provisional.length > 0 && <p className="catalogue-note">Provisorio: {provisional.join(', ')}.</p>}
      {onValues && values && entry && series !== 'cotizaciones' && (
        <SeriesTable {...{ series, entry, mayWrite }} view={values} onView={onValues} />
      )}
      {!values && points.length > 1 && (
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

/** The newest rate of a series, and a warning where it is old. */
function LastRate({ rate }: { rate: Entry }) {
  const { fecha, venta, compra } = rate as Entry & Record<'fecha' | 'venta' | 'compra', string>
  const days = daysAgo(fecha)
  return (
    <>
      <p className="catalogue-last">
        Último valor: <strong>{decimalText(trimDecimal(venta))}</strong> venta, {decimalText(trimDecimal(compra))}{' '}
        compra ({dateText(fecha)})
      </p>
      {days > mostDays && <Alert type="warning">La última cotización es de hace {days} días.</Alert>}
    </>
  )
}
