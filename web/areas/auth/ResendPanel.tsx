import { useState } from 'react'
import { useSubmit } from '../../lib/use-submit.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormAlert } from './FormAlert.tsx'
import { useCountdown } from './use-countdown.ts'

const resendPauseMilliseconds = 60_000

type ResendPanelProps = {
  email: string
  /** When the last mail was requested (epoch ms); undefined if unknown. */
  sentAt: number | undefined
  resend: (email: string) => Promise<void>
}

/** Requests the mail again, at most once a minute. */
export function ResendPanel({ email, sentAt, resend }: ResendPanelProps) {
  const [wasResent, setWasResent] = useState(false)
  const seconds = useCountdown(sentAt === undefined ? undefined : sentAt + resendPauseMilliseconds)
  const { submit, isPending, error } = useSubmit(async () => {
    await resend(email)
    setWasResent(true)
  })
  return (
    <div className="auth-fields">
      {error != null ? (
        <FormAlert error={error} />
      ) : (
        wasResent && <Alert type="success">Te mandamos otro mail. Usá el enlace más nuevo.</Alert>
      )}
      <Button block busy={isPending} disabled={seconds > 0} onClick={() => void submit(undefined)}>
        {seconds > 0 ? `Podés reenviarlo en ${seconds} s` : 'Reenviar el mail'}
      </Button>
    </div>
  )
}
