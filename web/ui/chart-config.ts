import type { ChartConfiguration, ChartDataset, ChartOptions, TooltipItem } from 'chart.js'
import type { ChartData } from './chart-data.ts'
import { tokenColour } from './token-colour.ts'

type Kind = 'bar' | 'line' | 'doughnut'
type Point = { x: number; y: number }
type Values = (number | null)[] | Point[]

/** Lines with this many values are drawn without points; from `denseFrom` on they are decimated. */
const [plainFrom, denseFrom] = [60, 1000]
/** The number of values drawn of a dense line: each point costs time on pointer moves. */
const maxDrawnValues = 400

/** Whether Chart.js decimates: it does so for lines over numbers only, so labels become indexes. */
export const isDense = ({ type, labels }: ChartData): boolean => type === 'line' && labels.length >= denseFrom

const valuesOf = (chart: ChartData, data: (number | null)[]): Values =>
  isDense(chart) ? data.map((y, x) => ({ x, y: y ?? Number.NaN })) : data

const hue = (index: number) => tokenColour(`--hue-${(index % 4) + 1}`)

function datasets(chart: ChartData): ChartDataset<Kind, Values>[] {
  const { type, series, labels } = chart
  if (type === 'ring') {
    const colours = labels.map((_, index) => hue(index))
    return series.map(({ name, data }) => ({
      type: 'doughnut',
      label: name,
      data,
      backgroundColor: colours,
      borderColor: tokenColour('--surface'),
      borderWidth: 3,
    }))
  }
  const isAlone = series.filter(({ isPlanned }) => !isPlanned).length === 1
  return series.map(({ name, data: numbers, isPlanned, isHidden: hidden }, index) => {
    const colour = isAlone ? tokenColour('--accent') : hue(index)
    const data = valuesOf(chart, numbers)
    const isPlain = labels.length >= plainFrom
    if (isPlanned) {
      return {
        type: 'line',
        label: name,
        data,
        hidden,
        borderColor: tokenColour('--border-strong'),
        borderWidth: 2,
        borderDash: [6, 5],
        pointRadius: 0,
        tension: isPlain ? 0 : 0.35,
      }
    }
    if (type === 'line') {
      return {
        type: 'line',
        label: name,
        data,
        hidden,
        borderColor: colour,
        borderWidth: isPlain ? 1.5 : 2,
        pointRadius: isPlain ? 0 : 2,
        pointBackgroundColor: colour,
        tension: isPlain ? 0 : 0.35,
        fill: isAlone ? 'start' : false,
        backgroundColor: isAlone ? tokenColour('--accent', 0.12) : colour,
      }
    }
    return { type: 'bar', label: name, data, hidden, backgroundColor: colour, borderRadius: 4, maxBarThickness: 36 }
  })
}

function scales(chart: ChartData): ChartOptions<Kind>['scales'] {
  const { type, format, formatTick = format, ticks, labels, fitsValues } = chart
  if (type === 'ring') return {}
  const text = tokenColour('--text-muted')
  const short = ticks ?? labels
  const category = {
    grid: { display: false },
    border: { display: false },
    ticks: { color: text, maxRotation: 0, autoSkipPadding: 12, callback: (_: unknown, index: number) => short[index] },
  }
  const dense = {
    type: 'linear' as const,
    min: 0,
    max: labels.length - 1,
    grid: { display: false },
    border: { display: false },
    ticks: {
      color: text,
      maxRotation: 0,
      precision: 0,
      maxTicksLimit: 8,
      callback: (value: string | number) => short[Number(value)],
    },
  }
  const amount = {
    ...(fitsValues ? { grace: '5%' } : { beginAtZero: true }),
    grid: { color: tokenColour('--border') },
    border: { display: false },
    ticks: { color: text, maxTicksLimit: 6, callback: (value: string | number) => formatTick(Number(value)) },
  }
  if (type === 'rows') return { x: amount, y: category }
  return { x: isDense(chart) ? dense : category, y: amount }
}

/** A raw value of Chart.js: a number, or a point if the chart is dense. */
const yOf = (raw: unknown): number => Number(typeof raw === 'object' && raw ? (raw as Point).y : raw)
const placeOf = ({ raw, dataIndex }: TooltipItem<Kind>): number =>
  typeof raw === 'object' && raw ? (raw as Point).x : dataIndex

function tooltip({ type, format, labels }: ChartData) {
  return {
    backgroundColor: tokenColour('--ink'),
    titleColor: tokenColour('--ink-text'),
    bodyColor: tokenColour('--ink-text'),
    padding: 10,
    cornerRadius: 6,
    boxPadding: 4,
    callbacks: {
      title: ([item]: TooltipItem<Kind>[]) => (item ? (labels[placeOf(item)] ?? '') : ''),
      label: ({ dataset, raw }: TooltipItem<Kind>) =>
        type === 'ring' ? format(yOf(raw)) : `${dataset.label}: ${format(yOf(raw))}`,
    },
  }
}

/** The Chart.js configuration in the current colours. No animation with reduced motion. */
export function chartConfig(chart: ChartData): ChartConfiguration<Kind, Values> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    type: chart.type === 'ring' ? 'doughnut' : chart.type === 'line' ? 'line' : 'bar',
    data: { labels: chart.labels, datasets: datasets(chart) },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: isStill || isDense(chart) ? false : { duration: 200 },
      ...(isDense(chart) && { parsing: false, normalized: true }),
      indexAxis: chart.type === 'rows' ? 'y' : 'x',
      interaction: { mode: chart.type === 'ring' ? 'nearest' : 'index', intersect: chart.type === 'ring' },
      plugins: {
        tooltip: tooltip(chart),
        decimation: { enabled: isDense(chart), algorithm: 'lttb', samples: maxDrawnValues, threshold: denseFrom },
      },
      scales: scales(chart),
      ...(chart.type === 'ring' && { cutout: '68%' }),
    },
  }
}
