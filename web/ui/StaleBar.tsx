import { Button } from './Button.tsx'
import './StaleBar.css'

type StaleBarProps = { text?: string; onRetry: () => void }

/** A notice next to cached data whose refetch failed. */
export function StaleBar({ text = 'No pudimos actualizar la lista.', onRetry }: StaleBarProps) {
  return (
    <div className="stale-bar" role="alert">
      <span>{text}</span>
      <Button size="small" onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  )
}
