import { useState } from 'react'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { Alert } from '../../ui/Alert.tsx'
import { hasStatus } from './queries.ts'
import { useCountdown } from './use-countdown.ts'
import { waitWords } from './wait-words.ts'

type FormAlertProps = {
  error: unknown
  /** The sentence for a 404, whose meaning is the screen's own. */
  notFound?: string
}

/** What a form could not do, above its fields. */
export function FormAlert({ error, notFound }: FormAlertProps) {
  if (error instanceof ApiError && error.retryAfterSeconds) {
    return <WaitAlert key={error.retryAfterSeconds} seconds={error.retryAfterSeconds} />
  }
  return <Alert type="error">{notFound && hasStatus(error, 404) ? notFound : errorMessage(error)}</Alert>
}

/** Too many tries: how long to wait, counted down for the eye and said once to screen readers. */
function WaitAlert({ seconds }: { seconds: number }) {
  const [moment] = useState(() => Date.now() + seconds * 1000)
  const left = useCountdown(moment)
  if (left === 0) return <Alert type="info">Ya podés probar de nuevo.</Alert>
  return (
    <Alert type="error">
      Hiciste demasiados intentos. Vas a poder probar de nuevo en{' '}
      <span className="visually-hidden">{waitWords(seconds)}.</span>
      <span className="auth-count" aria-hidden="true">
        {waitWords(left)}.
      </span>
    </Alert>
  )
}
