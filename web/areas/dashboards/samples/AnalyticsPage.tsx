import { q } from '../../../api/operations.ts'
import type { Schema } from '../../../api/types.ts'
import { formatDate, formatNumber, formatPercent } from '../../../lib/format.ts'
import { ChartCard } from '../../../ui/ChartCard.tsx'
import { Delta } from '../../../ui/Delta.tsx'
import { boardCodec, useBoardView, type BoardSwitches } from './board-view.ts'
import { changeOver, changeText, countOf, lastDays, lastWeeks, shortTime, sum, timeText } from './points.ts'
import { SampleBoard } from './SampleBoard.tsx'

type Analytics = Schema<'AnalyticsDashboard'>

const ranges = [
  { value: '7d', label: '7 días', length: 7 },
  { value: '30d', label: '30 días', length: 30 },
  { value: '90d', label: '90 días', length: 90 },
  { value: '1a', label: 'Un año', length: 365 },
]
const codec = boardCodec(ranges, ranges[1]!)

type PartProps = { data: Analytics; days: number; switches: BoardSwitches }

/** Sample dashboard: visits to a web site. */
export function AnalyticsPage() {
  const { range, setRange, switches } = useBoardView(codec)
  return (
    <SampleBoard
      title="Tablero de visitas"
      subtitle="Cómo se visita un sitio web, y quiénes lo visitan."
      query={q('getAnalyticsDashboard')}
      ranges={ranges}
      range={range}
      onRange={setRange}
    >
      {(data) => {
        const part = { data, days: range.length, switches }
        return (
          <>
            <VisitorsCard {...part} />
            <div className="sample-thirds">
              <MeasureCard title="Conversiones" measure={data.conversions} days={range.length} />
              <MeasureCard title="Impresiones" measure={data.impressions} days={range.length} />
              <MeasureCard title="Visitas" measure={data.visits} days={range.length} />
            </div>
            <PagesCard {...part} />
            <SplitCards {...part} />
          </>
        )
      }}
    </SampleBoard>
  )
}

function VisitorsCard({ data, days, switches }: PartProps) {
  const { 'this-year': present, 'last-year': past } = data.visitors.series
  const [now, before] = [lastDays(present[0]?.data ?? [], days), lastDays(past[0]?.data ?? [], days)]
  const [total, totalBefore] = [sum(now.map(({ y }) => y)), sum(before.map(({ y }) => y))]
  const change = totalBefore === 0 ? 0 : ((total - totalBefore) / totalBefore) * 100
  return (
    <ChartCard
      className="sample-whole"
      title="Visitantes"
      subtitle="Por día, junto a los mismos días del año anterior"
      caption="Visitantes por día, de este año y del anterior"
      height={300}
      {...switches('visitantes', ['Este año', 'Año anterior'])}
      before={
        <p className="sample-note">
          <span className="sample-main">{formatNumber(total)}</span>{' '}
          <Delta change={change} good="up">
            {`${changeText(change)} que el año anterior`}
          </Delta>
        </p>
      }
      chart={{
        type: 'line',
        dimension: 'Día',
        labels: now.map(({ x }) => timeText(x)),
        ticks: now.map(({ x }) => shortTime(x)),
        series: [
          { name: 'Este año', data: now.map(({ y }) => y) },
          { name: 'Año anterior', data: before.map(({ y }) => y) },
        ],
        format: formatNumber,
      }}
    />
  )
}

const weekText = (label: string) => label.split('/').map(formatDate).join(' al ')

type MeasureProps = { title: string; measure: Analytics['visits']; days: number }

/** A weekly measure: its sum over the range, and the change from the first week to the last. */
function MeasureCard({ title, measure, days }: MeasureProps) {
  const labels = lastWeeks(measure.labels, days)
  const values = (measure.series[0]?.data ?? []).slice(-labels.length)
  const change = changeOver(values)
  return (
    <ChartCard
      title={title}
      subtitle={labels.length === 1 ? 'La última semana' : `Las últimas ${labels.length} semanas`}
      caption={`${title} por semana`}
      height={120}
      before={
        <p className="sample-note">
          <span className="sample-main">{formatNumber(sum(values))}</span>{' '}
          {change !== null && (
            <Delta change={change} good="up">
              {`${changeText(change)} que la primera`}
            </Delta>
          )}
        </p>
      }
      chart={{
        type: 'bar',
        dimension: 'Semana',
        labels: labels.map(weekText),
        ticks: labels.map((label) => shortTime(label.split('/')[1] ?? '')),
        series: [{ name: title, data: values }],
        format: formatNumber,
      }}
    />
  )
}

function PagesCard({ data: { visitorsVsPageViews }, days, switches }: PartProps) {
  const { overallScore, averageRatio, predictedRatio, series } = visitorsVsPageViews
  const [pages, visitors] = series.map(({ data }) => lastDays(data, days))
  return (
    <ChartCard
      className="sample-whole"
      title="Visitantes y páginas vistas"
      subtitle={`Por día, los últimos ${pages?.length ?? 0} días de la muestra`}
      caption="Visitantes y páginas vistas por día"
      height={280}
      {...switches('paginas', ['Páginas vistas', 'Visitantes'])}
      before={
        <dl className="sample-figures">
          <div>
            <dt>Puntaje general</dt>
            <dd>{formatNumber(overallScore)}</dd>
          </div>
          <div>
            <dt>Relación media</dt>
            <dd>{formatPercent(averageRatio)}</dd>
          </div>
          <div>
            <dt>Relación prevista</dt>
            <dd>{formatPercent(predictedRatio)}</dd>
          </div>
        </dl>
      }
      chart={{
        type: 'line',
        dimension: 'Día',
        labels: (pages ?? []).map(({ x }) => timeText(x)),
        ticks: (pages ?? []).map(({ x }) => shortTime(x)),
        series: [
          { name: 'Páginas vistas', data: (pages ?? []).map(({ y }) => y) },
          { name: 'Visitantes', data: (visitors ?? []).map(({ y }) => y) },
        ],
        format: formatNumber,
      }}
    />
  )
}

const words: Record<string, string> = {
  New: 'Nuevos',
  Returning: 'Que vuelven',
  Male: 'Varones',
  Female: 'Mujeres',
  'Under 30': 'Menores de 30',
  'Over 30': 'De 30 o más',
  English: 'Inglés',
  Other: 'Otros',
}

/** The visitors' breakdowns. The shares are of the whole sample, the counts of the range. */
function SplitCards({ data, days }: PartProps) {
  const visits = sum(lastDays(data.visitors.series['this-year'][0]?.data ?? [], days).map(({ y }) => y))
  const splits = [
    { title: 'Nuevos y recurrentes', split: data.newVsReturning },
    { title: 'Género', split: data.gender },
    { title: 'Edad', split: data.age },
    { title: 'Idioma', split: data.language },
  ]
  return (
    <div className="sample-thirds">
      {splits.map(({ title, split }) => (
        <ChartCard
          key={title}
          title={title}
          subtitle="De los visitantes únicos"
          caption={`${title}: qué parte de los visitantes`}
          height={150}
          chart={{
            type: 'ring',
            dimension: title,
            labels: split.labels.map((label) => words[label] ?? label),
            series: [{ name: 'Parte', data: split.series }],
            total: { text: formatNumber(split.uniqueVisitors), label: 'Únicos' },
            format: formatPercent,
          }}
          after={
            <p className="sample-note">
              En el período:{' '}
              {split.series
                .map((share, index) => `${countOf(share, visits)} ${inText(split.labels[index])}`)
                .join(' · ')}
            </p>
          }
        />
      ))}
    </div>
  )
}

const inText = (label = '') => (words[label] ?? label).toLocaleLowerCase('es')
