import './Delta.css'

type DeltaProps = {
  /** Below 0 it fell, above it rose. */
  change: number
  /** Which way is the good one. */
  good: 'up' | 'down'
  /** What changed by how much, in words: the arrow and the colour only repeat it. */
  children: string
}

/** How a figure stands against the one before. */
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
