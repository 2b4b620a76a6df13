import { Link } from 'react-router-dom'
import { ErrorState } from '../ui/ErrorState.tsx'
import { ApiError, errorMessage } from './problem.ts'

const lists = '/solo-desarrollo/carga-categoricos?lista='
/** What the company has to load before amounts can be stated, and where. */
const lacking: Record<string, { title: string; label: string; to: string }> = {
  'Missing rate': { title: 'Falta una cotización', label: 'Ir a las cotizaciones', to: `${lists}cotizaciones` },
  'Missing index': { title: 'Falta el índice', label: 'Ir a los índices', to: `${lists}indices` },
}

/** Says why amounts could not be read; where a rate or an index is missing, with the way to load it. */
export function ReadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const lack = error instanceof ApiError ? lacking[error.error ?? ''] : undefined
  return (
    <ErrorState
      {...(lack && { title: lack.title })}
      message={errorMessage(error)}
      onRetry={onRetry}
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
