import { useRef, useState } from 'react'

type Submit<Input> = { submit: (input: Input) => Promise<void>; isPending: boolean; error: unknown }

/**
 * Sends something once at a time and keeps what went wrong. For the screens before the sign-in, which do without the
 * query library so that the first view stays light; behind it, `useMutation` is the way.
 */
export function useSubmit<Input>(send: (input: Input) => Promise<void>): Submit<Input> {
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  // The state lags behind two events of one moment, such as a double click.
  const isSending = useRef(false)
  const submit = async (input: Input) => {
    if (isSending.current) return
    isSending.current = true
    setIsPending(true)
    setError(null)
    try {
      await send(input)
    } catch (failure) {
      setError(failure)
    } finally {
      isSending.current = false
      setIsPending(false)
    }
  }
  return { submit, isPending, error }
}
