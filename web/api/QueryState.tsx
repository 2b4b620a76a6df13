import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore, type ReactNode } from 'react'
import { OfflineState } from '../ui/OfflineState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ReadError } from './ReadError.tsx'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

type QueryStateProps = {
  error: Error | null
  onRetry: () => void
  /** Of the error: 'No pudimos traer los cursos'. */
  title?: string
  /** What happens once the network is back. */
  offline?: string
  /** Of the loading skeleton; or the skeleton itself. */
  height?: string
  children?: ReactNode
}

/** What a query without data shows: that it is loading, that there is no network, or that it failed. */
export function QueryState({ error, onRetry, title, offline, height = '12rem', children }: QueryStateProps) {
  if (!useSyncExternalStore(subscribe, isOnline)) return <OfflineState message={offline} />
  if (error) return <ReadError error={error} onRetry={onRetry} {...(title && { title })} />
  return children ?? <Skeleton height={height} />
}
