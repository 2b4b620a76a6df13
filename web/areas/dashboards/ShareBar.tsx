import { shareTone } from './share-tone.ts'
import './ShareBar.css'

type ShareBarProps = {
  percentage: number
  /** What the plan holds, as a mark on the bar. */
  planned?: number
}

const within = (percentage: number) => `${Math.min(Math.max(percentage, 0), 100)}%`

/** What is used of a whole, beside the same percentage in text: amber above 90 %, red above 100 %. */
export function ShareBar({ percentage, planned }: ShareBarProps) {
  return (
    <span className={`share share-${shareTone(percentage)}`} aria-hidden="true">
      <span className="share-fill" style={{ width: within(percentage) }} />
      {planned !== undefined && <span className="share-plan" style={{ left: within(planned) }} />}
    </span>
  )
}
