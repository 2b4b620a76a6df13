import { useState } from 'react'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { Alert } from '../../ui/Alert.tsx'
import { hasStatus } from './queries.ts'
import { useCountdown } from './use-countdown.ts'
import { waitWords } from './wait-words.ts'

type FormAlertProps = {
  error: unknown
  /** The message for a 404, which means something else on each screen. */
  notFound?: string
}

/** The error of a form, shown above its fields. */
export function FormAlert({ error, notFound }: FormAlertProps) {
  if (error instanceof ApiError && error.retryAfterSeconds) {
    return <WaitAlert key={error.retryAfterSeconds} seconds={error.retryAfterSeconds} />
  }
  return <Alert type="error">{notFound && hasStatus(error, 404) ? notFound : errorMessage(error)}</Alert>
}

/** A countdown after too many attempts. Screen readers hear the time only once. */
function WaitAlert({ seconds }: { seconds: number }) {
  const [moment] = useState(() => Date.now() + seconds * 1000)
  const remainingSeconds = useCountdown(moment)
  if (remainingSeconds === 0) return <Alert type="info">Ya podés probar de nuevo.</Alert>
  return (
    <Alert type="error">
      Hiciste demasiados intentos. Vas a poder probar de nuevo en{' '}
      <span className="visually-hidden">{waitWords(seconds)}.</span>
      <span className="auth-count" aria-hidden="true">
        {waitWords(remainingSeconds)}.
      </span>
    </Alert>
  )
}
