import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { activeCompanyId, activeProjectId } from '../../lib/session.ts'
import { useStore } from '../../lib/store.ts'
import { useMedia } from '../../lib/use-media.ts'
import { classNames } from '../../ui/class-names.ts'
import { NavigationRail } from '../shell/NavigationRail.tsx'
import { isRailPinned } from '../shell/menu-state.ts'
import { TopBar } from '../shell/TopBar.tsx'
import 'primeicons/primeicons.css'
import { PrintHeading } from './PrintHeading.tsx'
import './CompactLayout.css'

function skipToContent(event: MouseEvent): void {
  event.preventDefault()
  const main = document.getElementById('contenido')
  main?.focus()
  main?.scrollIntoView()
}

/** The layout `compact`: rail with logo, top bar, screen. */
export function CompactLayout({ children }: { children: ReactNode }) {
  // Read on render: company and project change only with the address, as choosing a project reloads the app.
  const { pathname } = useLocation()
  const isChoosing = pathname === '/seleccionar-desarrolladora'
  const hasNavigation = !isChoosing && activeCompanyId() !== null && activeProjectId() !== null
  const isPinned = useStore(isRailPinned)
  const hasRoom = useMedia('(width >= 80rem)')
  const isWide = isPinned && hasRoom
  return (
    <div
      className={classNames('compact', hasNavigation && 'compact-with-navigation', isWide && 'compact-with-wide-rail')}
    >
      <a className="skip-link" href="#contenido" onClick={skipToContent}>
        Saltar al contenido
      </a>
      {hasNavigation && <NavigationRail isWide={isWide} />}
      <div className="compact-body">
        <TopBar hasNavigation={hasNavigation} />
        <PrintHeading />
        <main id="contenido" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
