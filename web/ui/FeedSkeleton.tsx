import { Skeleton } from './Skeleton.tsx'
import './FeedItem.css'

/** The placeholder of a loading feed. */
export function FeedSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Cargando…</span>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="feed-item">
          <Skeleton width="2.5rem" height="2.5rem" radius="50%" />
          <div className="feed-content">
            <Skeleton width="45%" />
            <Skeleton width="90%" />
            <Skeleton width="30%" height="0.75rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
