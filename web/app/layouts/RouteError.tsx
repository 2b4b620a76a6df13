import { useRouteError } from 'react-router-dom'
import { errorMessage } from '../../api/problem.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'

/** Stands in for a screen that could not be loaded or failed while drawing. */
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
