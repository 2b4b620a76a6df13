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

// On paper the colours are those of the light scheme; each chart takes them up below.
let schemeBefore: string | undefined
addEventListener('beforeprint', () => {
  const { dataset } = document.documentElement
  schemeBefore = dataset.scheme
  dataset.scheme = 'light'
})
addEventListener('afterprint', () => (document.documentElement.dataset.scheme = schemeBefore))

/** Draws a chart, and draws it again when its figures, the scheme or the colour change. */
export function ChartCanvas({ chart }: { chart: ChartData }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const key = JSON.stringify(chart)
  useEffect(() => {
    let drawn: Chart | undefined
    // By itself, so that a slow machine answers between the page's drawing and the chart's.
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
    // The key stands for the chart's figures: the object itself is a new one at each drawing of the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  return <canvas ref={canvas} />
}
