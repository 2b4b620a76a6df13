import './Skeleton.css'

type SkeletonProps = { width?: string; height?: string; radius?: string }

/**
 * A placeholder of loading content. Hidden from screen readers: announce the loading once, near it.
 * PrimeReact's would add 18 kB to the first view for one element.
 */
export function Skeleton({ width = '100%', height = '1rem', radius = 'var(--radius-sm)' }: SkeletonProps) {
  return <span className="skeleton" aria-hidden="true" style={{ width, height, borderRadius: radius }} />
}
