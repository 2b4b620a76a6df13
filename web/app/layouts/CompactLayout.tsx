import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { activeDeveloperId, activeProjectId } from '../../lib/session.ts'
import { SideNavigation } from '../shell/SideNavigation.tsx'
import { TopBar } from '../shell/TopBar.tsx'
import 'primeicons/primeicons.css'
import './CompactLayout.css'

/** The layout `compact`: a slim rail with the logo, the bar at the top, the screen. */
export function CompactLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    // On navigation the focus moves to the new screen's heading, so that screen readers announce it.
    if (first.current === pathname) return
    first.current = ''
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname])
  const hasNavigation = activeDeveloperId() !== null && activeProjectId() !== null
  return (
    <div className={hasNavigation ? 'compact compact-with-navigation' : 'compact'}>
      <a className="skip-link" href="#contenido">
        Saltar al contenido
      </a>
      {hasNavigation && <SideNavigation />}
      <div className="compact-body">
        <TopBar hasNavigation={hasNavigation} />
        <main id="contenido" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
