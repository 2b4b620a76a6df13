import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton } from '../ui/Skeleton.tsx'
import { StaleBar } from '../ui/StaleBar.tsx'
import { ApiError } from './problem.ts'
import { ReadError } from './ReadError.tsx'

type Read<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
type QueryAnswerProps<Data> = {
  query: Read<Data>
  /** Of the skeleton that stands until there is an answer: '12rem'. */
  height: string
  children: (known: Data) => ReactNode
}

/** The last answer, unless its amounts cannot be stated any more (409): those of before would mislead. */
export const knownOf = <Data,>({ data, error }: Read<Data>): Data | undefined =>
  error instanceof ApiError && error.status === 409 ? undefined : data

/** Draws what was read. Where reading it again fails, what is known stays, and a bar says so at its foot. */
export function QueryAnswer<Data>({ query, height, children }: QueryAnswerProps<Data>) {
  const known = knownOf(query)
  const retry = () => void query.refetch()
  if (known === undefined) {
    return query.error ? <ReadError error={query.error} onRetry={retry} /> : <Skeleton height={height} />
  }
  return (
    <>
      {children(known)}
      {query.error && <StaleBar text="No pudimos actualizar estos datos." onRetry={retry} />}
    </>
  )
}
