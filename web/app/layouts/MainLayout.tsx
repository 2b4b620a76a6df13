import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, useSearchParams } from 'react-router-dom'
import { queryClient } from '../../api/query-client.ts'
import { messagesQuery } from '../../areas/messages/queries.ts'
import { navigationQuery } from '../../areas/navigation/queries.ts'
import { notificationsQuery } from '../../areas/notifications/queries.ts'
import { shortcutsQuery } from '../../areas/shortcuts/queries.ts'
import { userQuery } from '../../areas/user/queries.ts'
import { isSignedIn } from '../../lib/session.ts'
import { followChanges } from '../live/follow-changes.ts'
import { CompactLayout } from './CompactLayout.tsx'
import { EmptyLayout } from './EmptyLayout.tsx'

/** The configured layout, which `?layout=empty` or `?layout=compact` overrides for the address it stands in. */
export function MainLayout() {
  const [search] = useSearchParams()
  useEffect(followChanges, [])
  return (
    <QueryClientProvider client={queryClient}>
      {search.get('layout') === 'empty' ? (
        <EmptyLayout />
      ) : (
        <CompactLayout>
          <Outlet />
        </CompactLayout>
      )}
    </QueryClientProvider>
  )
}

/** Loads what the shell shows, all at once, before it shows. What fails is told by the part that misses it. */
export async function loadSharedData(): Promise<null> {
  if (!isSignedIn()) return null
  await Promise.all([
    queryClient.prefetchQuery(navigationQuery),
    queryClient.prefetchQuery(userQuery),
    queryClient.prefetchQuery(messagesQuery),
    queryClient.prefetchQuery(notificationsQuery),
    queryClient.prefetchQuery(shortcutsQuery),
  ])
  return null
}
