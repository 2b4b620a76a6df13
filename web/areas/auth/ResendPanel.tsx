import { useState } from 'react'
import { useSubmit } from '../../lib/use-submit.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormAlert } from './FormAlert.tsx'
import { useCountdown } from './use-countdown.ts'

/** How long somebody waits before asking for the same mail again, in milliseconds. */
const resendPause = 60_000

type ResendPanelProps = {
  email: string
  /** When the last mail was asked for, in milliseconds since 1970; undefined where that is not known. */
  sentAt: number | undefined
  resend: (email: string) => Promise<void>
}

/** Asks for the mail again, at most once a minute. */
export function ResendPanel({ email, sentAt, resend }: ResendPanelProps) {
  const [wasResent, setWasResent] = useState(false)
  const seconds = useCountdown(sentAt === undefined ? undefined : sentAt + resendPause)
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
