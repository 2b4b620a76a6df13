import { Skeleton } from './Skeleton.tsx'
import './ChoiceCard.css'

/** Choice cards on their way, and the words for it. */
export function ChoicesLoading({ label }: { label: string }) {
  return (
    <div role="status" className="choices-loading">
      <p>{label}</p>
      <div className="choices">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} height="5.75rem" radius="var(--radius-md)" />
        ))}
      </div>
    </div>
  )
}
