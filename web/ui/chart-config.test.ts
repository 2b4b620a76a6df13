// @vitest-environment happy-dom
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { chartConfig, isDense } from './chart-config.ts'
import type { ChartData } from './chart-data.ts'

// happy-dom cannot resolve light-dark(), so colours are compared by token name.
vi.mock('./token-colour.ts', () => ({
  tokenColour: (token: string, alpha = 1) => (alpha === 1 ? token : `${token}/${alpha}`),
}))
afterEach(() => vi.unstubAllGlobals())

const format = (value: number) => `US$ ${value}`
const formatTick = (value: number) => `US$ ${value / 1000} k`
const spentSeries = { name: 'Gastos', data: [1000, null, 3000] }
const plannedSeries = { name: 'Previsto', data: [2000, 2000, 2000], isPlanned: true }
const chart = (change: Partial<ChartData> = {}): ChartData => ({
  type: 'line',
  dimension: 'Mes',
  labels: ['Enero', 'Febrero', 'Marzo'],
  ticks: ['E', 'F', 'M'],
  series: [spentSeries, plannedSeries],
  format,
  formatTick,
  ...change,
})

type Axis = { ticks: { callback: (value: unknown, index: number) => string }; beginAtZero?: boolean; grace?: string }
const axes = (data: ChartData) => chartConfig(data).options!.scales as unknown as Record<'x' | 'y', Axis>

describe('a chart', () => {
  it('draws the plan as a dashed line without points, and a single series in the accent colour', () => {
    const [figures, plan] = chartConfig(chart()).data.datasets
    expect(figures).toMatchObject({ borderColor: '--accent', fill: 'start', backgroundColor: '--accent/0.12' })
    expect(figures).not.toHaveProperty('borderDash')
    expect(plan).toMatchObject({ type: 'line', borderDash: [6, 5], pointRadius: 0, borderColor: '--border-strong' })
  })

  it('gives each of several series a hue and keeps gaps', () => {
    const { datasets } = chartConfig(
      chart({ type: 'bar', series: [spentSeries, { ...spentSeries, name: 'Pagos' }] }),
    ).data
    expect(datasets.map(({ backgroundColor }) => backgroundColor)).toEqual(['--hue-1', '--hue-2'])
    expect(datasets[0]!.data).toEqual([1000, null, 3000])
  })

  it('shows the unit on the axis, short labels beside it and full values in tooltips', () => {
    const { x, y } = axes(chart())
    expect(y.ticks.callback(250_000, 0)).toBe('US$ 250 k')
    expect(x.ticks.callback(0, 1)).toBe('F')
    expect(y.beginAtZero).toBe(true)
    const { callbacks } = chartConfig(chart()).options!.plugins!.tooltip! as unknown as {
      callbacks: { title: (items: object[]) => string; label: (item: object) => string }
    }
    expect(callbacks.title([{ dataIndex: 2 }])).toBe('Marzo')
    expect(callbacks.label({ dataset: { label: 'Gastos' }, raw: 3000 })).toBe('Gastos: US$ 3000')
  })

  it('begins near its values with fitsValues, and draws rows as horizontal bars', () => {
    expect(axes(chart({ fitsValues: true })).y).toMatchObject({ grace: '5%' })
    const rows = chart({ type: 'rows', series: [spentSeries] })
    expect(chartConfig(rows)).toMatchObject({ type: 'bar', options: { indexAxis: 'y' } })
    expect(axes(rows).x.ticks.callback(1000, 0)).toBe('US$ 1 k')
  })

  it('draws a ring without axes, with a hue per share', () => {
    const ring = chartConfig(chart({ type: 'ring', labels: ['A', 'B', 'C', 'D', 'E'], series: [spentSeries] }))
    expect(ring).toMatchObject({ type: 'doughnut', options: { cutout: '68%', scales: {} } })
    expect(ring.data.datasets[0]!.backgroundColor).toEqual(['--hue-1', '--hue-2', '--hue-3', '--hue-4', '--hue-1'])
  })

  it('animates for 200 ms, or not at all with reduced motion', () => {
    expect(chartConfig(chart()).options!.animation).toEqual({ duration: 200 })
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    expect(chartConfig(chart()).options!.animation).toBe(false)
  })
})

const line = (length: number): ChartData => ({
  type: 'line',
  dimension: 'Hora',
  labels: Array.from({ length }, (_, place) => `hora ${place}`),
  series: [{ name: 'Precio', data: Array.from({ length }, (_, place) => place) }],
  format: (value) => `US$ ${value}`,
})

test('decimates a line of thousands of values, with exact tooltips', () => {
  expect([isDense(line(999)), isDense(line(10_000)), isDense({ ...line(10_000), type: 'bar' })]).toEqual([
    false,
    true,
    false,
  ])
  const { data, options } = chartConfig(line(10_000))
  expect(data.datasets[0]!.data).toHaveLength(10_000)
  expect(data.datasets[0]!.data[7]).toEqual({ x: 7, y: 7 })
  expect(options).toMatchObject({ parsing: false, animation: false, plugins: { decimation: { enabled: true } } })
  const { title, label } = options!.plugins!.tooltip!.callbacks as unknown as {
    title: (items: object[]) => string
    label: (item: object) => string
  }
  const item = { raw: { x: 9000, y: 9000.5 }, dataIndex: 12, dataset: { label: 'Precio' } }
  expect([title([item]), label(item)]).toEqual(['hora 9000', 'Precio: US$ 9000.5'])
})

test('keeps the colour of a hidden series', () => {
  const chart = line(3)
  const two = [chart.series[0]!, { ...chart.series[0]!, name: 'Otro' }]
  const [first] = chartConfig({ ...chart, series: two }).data.datasets
  const [off] = chartConfig({ ...chart, series: [{ ...two[0]!, isHidden: true }, two[1]!] }).data.datasets
  expect(off).toMatchObject({ hidden: true, borderColor: first!.borderColor })
})
