import { Skeleton } from './Skeleton.tsx'
import './ChoiceCard.css'

/** Skeletons of choice cards, with a text that says what is loading. */
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
