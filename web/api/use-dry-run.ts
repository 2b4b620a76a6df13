import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDebounced } from '../lib/use-debounced.ts'

type DryRun<Body, Outcome> = {
  /** What the call is of, apart from its body. */
  key: unknown[]
  /** What would be sent; null while there is nothing to try. */
  body: Body | null
  /** Calls with `simular`. */
  call: (body: Body, signal: AbortSignal) => Promise<Outcome>
  /** Milliseconds that the body stands still before it is tried. */
  delay?: number
  /** Shows the outcome of the body before until that of this one is there. */
  keepsPrevious?: boolean
}

/** Validates and calculates a form on the server while it is being filled in; nothing is stored. `asked` is the body that `data` and `error` are of. */
export function useDryRun<Body, Outcome>({ key, body, call, delay, keepsPrevious }: DryRun<Body, Outcome>) {
  const typed = useMemo(() => JSON.stringify(body), [body])
  const settled = useDebounced(typed, delay)
  const asked = useMemo(() => JSON.parse(settled) as Body | null, [settled])
  const { data, error } = useQuery({
    queryKey: ['dry-run', ...key, settled],
    queryFn: ({ signal }) => call(asked!, signal),
    enabled: asked !== null,
    retry: false,
    gcTime: 0,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  })
  return { data, error, asked }
}
