import { Link } from 'react-router-dom'
import { ErrorState } from '../ui/ErrorState.tsx'
import { ApiError, errorMessage } from './problem.ts'

const lists = '/solo-desarrollo/carga-categoricos?lista='
/** Rates and indices that the company must load before amounts can be calculated, with the screen to do so. */
const missingData: Record<string, { title: string; label: string; to: string }> = {
  'Missing rate': { title: 'Falta una cotización', label: 'Ir a las cotizaciones', to: `${lists}cotizaciones` },
  'Missing index': { title: 'Falta el índice', label: 'Ir a los índices', to: `${lists}indices` },
}

/** The error of a query; for a missing rate or index, with a link to load it. */
export function ReadError({ error, onRetry, title }: { error: Error; onRetry: () => void; title?: string }) {
  const lack = error instanceof ApiError ? missingData[error.error ?? ''] : undefined
  const isRefused = error instanceof ApiError && error.status === 403
  return (
    <ErrorState
      title={lack?.title ?? (isRefused ? 'No tenés acceso a esto' : title)}
      message={errorMessage(error)}
      // Another try would be refused too.
      {...(!isRefused && { onRetry })}
      remedy={
        lack && (
          <Link className="button button-primary button-normal" to={lack.to}>
            {lack.label}
          </Link>
        )
      }
    />
  )
}
