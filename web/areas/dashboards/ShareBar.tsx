import { shareTone } from './share-tone.ts'
import './ShareBar.css'

type ShareBarProps = {
  percentage: number
  /** The planned percentage, drawn as a mark. */
  planned?: number
}

const within = (percentage: number) => `${Math.min(Math.max(percentage, 0), 100)}%`

/** A percentage as a bar (its text is next to it): amber above 90 %, red above 100 %. */
export function ShareBar({ percentage, planned }: ShareBarProps) {
  return (
    <span className={`share share-${shareTone(percentage)}`} aria-hidden="true">
      <span className="share-fill" style={{ width: within(percentage) }} />
      {planned !== undefined && <span className="share-plan" style={{ left: within(planned) }} />}
    </span>
  )
}
