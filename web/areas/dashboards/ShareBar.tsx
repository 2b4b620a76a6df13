import './ShareBar.css'

/** A percentage as a bar, beside the same percentage in text. */
export function ShareBar({ percentage }: { percentage: number }) {
  const width = `${Math.min(Math.max(percentage, 0), 100)}%`
  return (
    <span className={percentage > 100 ? 'share share-over' : 'share'} aria-hidden="true">
      <span className="share-fill" style={{ width }} />
    </span>
  )
}
