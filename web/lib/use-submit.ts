import { useRef, useState } from 'react'

type Submit<Input> = { submit: (input: Input) => Promise<void>; isPending: boolean; error: unknown }

/**
 * Submits one request at a time and stores its error. For screens before the sign-in, which omit the query library to keep the
 * first view small; elsewhere use `useMutation`.
 */
export function useSubmit<Input>(send: (input: Input) => Promise<void>): Submit<Input> {
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  // A ref: state updates too late for a double click.
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
