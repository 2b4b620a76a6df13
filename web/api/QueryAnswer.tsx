import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { StaleBar } from '../ui/StaleBar.tsx'
import { ApiError } from './problem.ts'
import { QueryState } from './QueryState.tsx'

type Read<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
type QueryAnswerProps<Data> = {
  query: Read<Data>
  /** The height of the loading skeleton: '12rem'. */
  height: string
  children: (data: Data) => ReactNode
}

/** The cached data, unless the last refetch failed with 409: then the old amounts would mislead. */
export const usableData = <Data,>({ data, error }: Read<Data>): Data | undefined =>
  error instanceof ApiError && error.status === 409 ? undefined : data

/** Renders a query: its data or `QueryState`. If a refetch fails, the cached data stay with a notice below. */
export function QueryAnswer<Data>({ query, height, children }: QueryAnswerProps<Data>) {
  const data = usableData(query)
  const retry = () => void query.refetch()
  if (data === undefined) return <QueryState error={query.error} onRetry={retry} height={height} />
  return (
    <>
      {children(data)}
      {query.error && <StaleBar text="No pudimos actualizar estos datos." onRetry={retry} />}
    </>
  )
}
