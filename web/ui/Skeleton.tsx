import './Skeleton.css'

type SkeletonProps = { width?: string; height?: string; radius?: string }

/**
 * Holds the place of something on its way. Hidden from screen readers: say once, near it, that it is loading.
 * PrimeReact's brings 18 kB into the first view for one element.
 */
export function Skeleton({ width = '100%', height = '1rem', radius = 'var(--radius-sm)' }: SkeletonProps) {
  return <span className="skeleton" aria-hidden="true" style={{ width, height, borderRadius: radius }} />
}
