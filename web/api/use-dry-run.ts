import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDebounced } from '../lib/use-debounced.ts'

type DryRun<Body, Outcome> = {
  /** The query key, apart from the body. */
  key: unknown[]
  /** What would be sent; null while incomplete. */
  body: Body | null
  /** Sends the request with `simular`. */
  call: (body: Body, signal: AbortSignal) => Promise<Outcome>
  /** Debounce in milliseconds. */
  delay?: number
  /** Keeps the previous outcome until the new one has loaded, also offline: amounts of an earlier text are better than none. */
  keepsPrevious?: boolean
}

/** Calculates a form on the server while typing (docs/domain/conventions.md, Dry run). `input` is the body of `data` and `error`. */
export function useDryRun<Body, Outcome>({ key, body, call, delay, keepsPrevious }: DryRun<Body, Outcome>) {
  const typed = useMemo(() => JSON.stringify(body), [body])
  const settled = useDebounced(typed, delay)
  const input = useMemo(() => JSON.parse(settled) as Body | null, [settled])
  const { data, error } = useQuery({
    queryKey: ['dry-run', ...key, settled],
    queryFn: ({ signal }) => call(input!, signal),
    enabled: input !== null,
    retry: false,
    gcTime: 0,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  })
  return { data, error, input }
}
