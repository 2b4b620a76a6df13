import type { ChartConfiguration, ChartDataset, ChartOptions, TooltipItem } from 'chart.js'
import type { ChartData } from './chart-data.ts'
import { tokenColour } from './token-colour.ts'

type Kind = 'bar' | 'line' | 'doughnut'

const hue = (index: number) => tokenColour(`--hue-${(index % 4) + 1}`)

function datasets({ type, series, labels }: ChartData): ChartDataset<Kind, (number | null)[]>[] {
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
  return series.map(({ name, data, isPlanned }, index) => {
    const colour = isAlone ? tokenColour('--accent') : hue(index)
    if (isPlanned) {
      return {
        type: 'line',
        label: name,
        data,
        borderColor: tokenColour('--border-strong'),
        borderWidth: 2,
        borderDash: [6, 5],
        pointRadius: 0,
        tension: 0.35,
      }
    }
    if (type === 'line') {
      return {
        type: 'line',
        label: name,
        data,
        borderColor: colour,
        borderWidth: 2,
        pointRadius: 2,
        pointBackgroundColor: colour,
        tension: 0.35,
        fill: isAlone ? 'start' : false,
        backgroundColor: isAlone ? tokenColour('--accent', 0.12) : colour,
      }
    }
    return { type: 'bar', label: name, data, backgroundColor: colour, borderRadius: 4, maxBarThickness: 36 }
  })
}

function scales({
  type,
  format,
  formatTick = format,
  ticks,
  labels,
  fitsValues,
}: ChartData): ChartOptions<Kind>['scales'] {
  if (type === 'ring') return {}
  const text = tokenColour('--text-muted')
  const short = ticks ?? labels
  const category = {
    grid: { display: false },
    border: { display: false },
    ticks: { color: text, maxRotation: 0, autoSkipPadding: 12, callback: (_: unknown, index: number) => short[index] },
  }
  const amount = {
    ...(fitsValues ? { grace: '5%' } : { beginAtZero: true }),
    grid: { color: tokenColour('--border') },
    border: { display: false },
    ticks: { color: text, maxTicksLimit: 6, callback: (value: string | number) => formatTick(Number(value)) },
  }
  return type === 'rows' ? { x: amount, y: category } : { x: category, y: amount }
}

function tooltip({ type, format, labels }: ChartData) {
  return {
    backgroundColor: tokenColour('--ink'),
    titleColor: tokenColour('--ink-text'),
    bodyColor: tokenColour('--ink-text'),
    padding: 10,
    cornerRadius: 6,
    boxPadding: 4,
    callbacks: {
      title: (items: TooltipItem<Kind>[]) => labels[items[0]?.dataIndex ?? 0] ?? '',
      label: ({ dataset, raw }: TooltipItem<Kind>) =>
        type === 'ring' ? format(Number(raw)) : `${dataset.label}: ${format(Number(raw))}`,
    },
  }
}

/** What Chart.js needs to draw a chart in the colours of the moment. Nothing moves where people asked for less motion. */
export function chartConfig(chart: ChartData): ChartConfiguration<Kind, (number | null)[]> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    type: chart.type === 'ring' ? 'doughnut' : chart.type === 'line' ? 'line' : 'bar',
    data: { labels: chart.labels, datasets: datasets(chart) },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: isStill ? false : { duration: 200 },
      indexAxis: chart.type === 'rows' ? 'y' : 'x',
      interaction: { mode: chart.type === 'ring' ? 'nearest' : 'index', intersect: chart.type === 'ring' },
      plugins: { tooltip: tooltip(chart) },
      scales: scales(chart),
      ...(chart.type === 'ring' && { cutout: '68%' }),
    },
  }
}
