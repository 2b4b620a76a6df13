// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { chartConfig, isDense } from './chart-config.ts'
import type { ChartData } from './chart-data.ts'

const line = (length: number): ChartData => ({
  type: 'line',
  dimension: 'Hora',
  labels: Array.from({ length }, (_, place) => `hora ${place}`),
  series: [{ name: 'Precio', data: Array.from({ length }, (_, place) => place) }],
  format: (value) => `US$ ${value}`,
})

test('a line of thousands of values is thinned out as it is drawn, and its tooltips stay exact', () => {
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

test('a series that is switched off keeps its place and its colour', () => {
  const chart = line(3)
  const two = [chart.series[0]!, { ...chart.series[0]!, name: 'Otro' }]
  const [first] = chartConfig({ ...chart, series: two }).data.datasets
  const [off] = chartConfig({ ...chart, series: [{ ...two[0]!, isHidden: true }, two[1]!] }).data.datasets
  expect(off).toMatchObject({ hidden: true, borderColor: first!.borderColor })
})
