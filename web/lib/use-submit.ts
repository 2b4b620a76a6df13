import { useState } from 'react'

type Submit<Input> = { submit: (input: Input) => Promise<void>; isPending: boolean; error: unknown }

/**
 * Sends something once at a time and keeps what went wrong. For the screens before the sign-in, which do without the
 * query library so that the first view stays light; behind it, `useMutation` is the way.
 */
export function useSubmit<Input>(send: (input: Input) => Promise<void>): Submit<Input> {
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const submit = async (input: Input) => {
    if (isPending) return
    setIsPending(true)
    setError(null)
    try {
      await send(input)
    } catch (failure) {
      setError(failure)
    } finally {
      setIsPending(false)
    }
  }
  return { submit, isPending, error }
}
