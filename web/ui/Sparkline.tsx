import { thinOut } from '../lib/thin-out.ts'
import './Sparkline.css'

const [width, height] = [96, 24]

/** A figure over time as a small line. Decorative: the figure must be next to it. */
export function Sparkline({ data: all }: { data: number[] }) {
  // A path of thousands of points slows every repaint near it.
  const data = thinOut(all, width)
  if (data.length < 2) return null
  const [low, high] = [Math.min(...data), Math.max(...data)]
  const points = data.map((value, index) => {
    const y = high === low ? 0.5 : (high - value) / (high - low)
    return `${((index / (data.length - 1)) * width).toFixed(1)} ${(2 + y * (height - 4)).toFixed(1)}`
  })
  return (
    <svg className="sparkline" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="sparkline-area" d={`M${points.join('L')}L${width} ${height}L0 ${height}z`} />
      <path className="sparkline-line" d={`M${points.join('L')}`} />
    </svg>
  )
}
