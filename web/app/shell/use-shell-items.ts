import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { navigationQuery } from '../../areas/navigation/queries.ts'
import { hasScreen } from '../find-screen.ts'
import { shellItems } from './shell-items.ts'

/** The shell's navigation, and how to ask for it again where it could not be loaded. */
export function useShellItems() {
  const { data, isError, refetch } = useQuery(navigationQuery)
  const items = useMemo(() => (data ? shellItems(data.compact, hasScreen) : []), [data])
  return { items, isMissing: isError && !data, reload: () => void refetch() }
}
