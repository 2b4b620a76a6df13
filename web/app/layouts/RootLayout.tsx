import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { notePreviousAddress } from '../../lib/previous-address.ts'
import { useStore } from '../../lib/store.ts'
import { pendingConfirmation } from '../../ui/confirm.ts'
import type { Screen } from '../screens.ts'
import { LoadingBar } from '../shell/LoadingBar.tsx'
import { LoadingOverlay } from '../shell/LoadingOverlay.tsx'
import { Notices } from '../shell/Notices.tsx'
import { ConfirmDialog } from './confirm-dialog.ts'
import { routerPlaceOf, scrollStorage, useFirstScroll } from './use-first-scroll.ts'
import { usePageFocus } from './use-page-focus.ts'

/** The frame of every screen: title, loading indicators, notices, pending confirmation. */
export function RootLayout() {
  const title = useMatches()
    .map((match) => (match.handle as Screen | undefined)?.title)
    .findLast(Boolean)
  const question = useStore(pendingConfirmation)
  usePageFocus()
  useFirstScroll()
  const { pathname, search } = useLocation()
  useEffect(() => notePreviousAddress(pathname + search), [pathname, search])
  return (
    <>
      <title>{title ? `${title} · Obra` : 'Obra'}</title>
      <LoadingBar />
      <Outlet />
      <LoadingOverlay />
      <Notices />
      {question && <ConfirmDialog question={question} />}
      <ScrollRestoration getKey={routerPlaceOf} storageKey={scrollStorage} />
    </>
  )
}
