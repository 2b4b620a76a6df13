import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import './State.css'

type ErrorStateProps = {
  title?: string | undefined
  message: string
  onRetry?: () => void
  retryLabel?: string
  /** A way to fix the cause before retrying. */
  remedy?: ReactNode
}

/** Says that something could not be loaded, and offers a retry. */
export function ErrorState({
  title = 'No pudimos mostrar esto',
  message,
  onRetry,
  retryLabel = 'Reintentar',
  remedy,
}: ErrorStateProps) {
  return (
    <div className="state" role="alert">
      <div className="state-icon state-icon-danger" aria-hidden="true">
        !
      </div>
      <p className="state-title">{title}</p>
      <p className="state-text">{message}</p>
      {(onRetry || remedy) && (
        <div className="state-actions">
          {remedy}
          {onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
        </div>
      )}
    </div>
  )
}
