import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, replace, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router-dom'
import { queryClient } from '../../api/query-client.ts'
import { messagesQuery } from '../../areas/messages/queries.ts'
import { navigationQuery } from '../../areas/navigation/queries.ts'
import { notificationsQuery } from '../../areas/notifications/queries.ts'
import { shortcutsQuery } from '../../areas/shortcuts/queries.ts'
import { settingsQuery, userQuery } from '../../areas/user/queries.ts'
import { showAppearance } from '../../lib/appearance.ts'
import { pathInApp } from '../../lib/base-path.ts'
import { pasteHtmlAsText } from '../../lib/paste-as-text.ts'
import { isSignedIn } from '../../lib/session.ts'
import { fetchProgramWhenIdle } from '../fetch-ahead.ts'
import { preloadQuestions } from '../preload-questions.ts'
import { findScreen } from '../find-screen.ts'
import { PageHelp } from '../../ui/PageHelp.tsx'
import { followChanges } from '../live/follow-changes.ts'
import { alignSelection, followSelection } from '../live/follow-selection.ts'
import { openGuide } from '../shell/guide-panel.ts'
import { Settings } from '../shell/Settings.tsx'
import { CompactLayout } from './CompactLayout.tsx'
import { EmptyLayout } from './EmptyLayout.tsx'
import { useLayoutChoice } from './layout-choice.ts'

/** The current layout of the screens behind the sign-in. */
export function MainLayout() {
  const [layout] = useLayoutChoice()
  const hasGuide = findScreen(useLocation().pathname)?.guide !== undefined
  useEffect(followChanges, [])
  useEffect(fetchProgramWhenIdle, [])
  useEffect(preloadQuestions, [])
  useEffect(pasteHtmlAsText, [])
  const navigate = useNavigate()
  useEffect(() => followSelection(() => void navigate('/seleccionar-desarrolladora')), [navigate])
  return (
    <QueryClientProvider client={queryClient}>
      {layout === 'empty' ? (
        <EmptyLayout />
      ) : (
        <CompactLayout>
          <PageHelp value={hasGuide ? openGuide : null}>
            <Outlet />
          </PageHelp>
        </CompactLayout>
      )}
      <Settings />
    </QueryClientProvider>
  )
}

/**
 * Loads the data of the shell in parallel before it renders, but does not wait for the badges of closed panels: on a slow line they
 * come 0.3 s later. Failures are shown by the components that use them.
 */
export async function loadSharedData({ request }: LoaderFunctionArgs): Promise<null> {
  if (!isSignedIn()) return null
  const needed = Promise.all([
    alignSelection(),
    queryClient.prefetchQuery(navigationQuery),
    queryClient.prefetchQuery(userQuery),
    queryClient.prefetchQuery(settingsQuery),
  ])
  void queryClient.prefetchQuery(messagesQuery)
  void queryClient.prefetchQuery(notificationsQuery)
  void queryClient.prefetchQuery(shortcutsQuery)
  const [isProjectLost] = await needed
  showAppearance(queryClient.getQueryData(settingsQuery.queryKey) ?? {})
  const screen = findScreen(pathInApp(new URL(request.url).pathname))
  // Not the guard: it would look for the lost project, which the address names.
  if (isProjectLost && screen?.access === 'withProject') throw replace('/seleccionar-desarrolladora')
  return null
}
