import './Delta.css'

type DeltaProps = {
  /** Negative is a fall, positive a rise. */
  change: number
  /** The direction that is an improvement. */
  good: 'up' | 'down'
  /** The change in words; arrow and colour only repeat it. */
  children: string
}

/** The change of a figure against its previous value. */
export function Delta({ change, good, children }: DeltaProps) {
  if (change === 0) return <span className="delta">{children}</span>
  const way = change > 0 ? 'up' : 'down'
  return (
    <span className={`delta delta-${way === good ? 'good' : 'bad'}`}>
      <i className={`pi pi-arrow-${way}`} aria-hidden="true" />
      {children}
    </span>
  )
}
