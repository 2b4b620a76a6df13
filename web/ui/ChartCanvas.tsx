import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Decimation,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { useEffect, useRef } from 'react'
import { appearance } from '../lib/appearance.ts'
import { chartConfig } from './chart-config.ts'
import type { ChartData } from './chart-data.ts'

Chart.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Decimation,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
)
Chart.defaults.font.family = getComputedStyle(document.body).fontFamily

// Prints use the light scheme; each chart is recoloured below.
let schemeBefore: string | undefined
addEventListener('beforeprint', () => {
  const { dataset } = document.documentElement
  schemeBefore = dataset.scheme
  dataset.scheme = 'light'
})
addEventListener('afterprint', () => (document.documentElement.dataset.scheme = schemeBefore))

/** Draws a chart, and redraws it when its data, the scheme or the theme changes. */
export function ChartCanvas({ chart }: { chart: ChartData }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const key = JSON.stringify(chart)
  useEffect(() => {
    let drawn: Chart | undefined
    // A separate task, so that a slow machine can handle input between painting the page and the chart.
    const drawing = setTimeout(() => {
      if (canvas.current) drawn = new Chart(canvas.current, chartConfig(chart))
    })
    const recolour = () => {
      if (!drawn) return
      const { data, options } = chartConfig(chart)
      drawn.data = data
      drawn.options = options ?? {}
      drawn.update('none')
    }
    const system = matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', recolour)
    const unsubscribe = appearance.subscribe(recolour)
    addEventListener('beforeprint', recolour)
    addEventListener('afterprint', recolour)
    return () => {
      removeEventListener('beforeprint', recolour)
      removeEventListener('afterprint', recolour)
      clearTimeout(drawing)
      system.removeEventListener('change', recolour)
      unsubscribe()
      drawn?.destroy()
    }
    // Depends on the serialised chart: the object itself is new on each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  return <canvas ref={canvas} />
}
