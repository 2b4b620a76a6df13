import { useRouteError } from 'react-router-dom'
import { errorMessage } from '../../api/problem.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'

/** Replaces a screen whose loading or rendering failed. */
export function RouteError() {
  const error = useRouteError()
  return (
    <ErrorState
      title="No pudimos abrir esta pantalla"
      message={errorMessage(error)}
      onRetry={() => location.reload()}
    />
  )
}
