import { Link } from 'react-router-dom'
import { Logo } from '../../ui/Logo.tsx'
import { ContextSwitcher } from './ContextSwitcher.tsx'
import { GuideButton } from './GuideButton.tsx'
import { NavigationDrawer } from './NavigationDrawer.tsx'
import { SearchLauncher } from './SearchLauncher.tsx'
import { SettingsButton } from './Settings.tsx'
import { TopBarPanels } from './TopBarPanels.tsx'
import { UserMenu } from './UserMenu.tsx'
import './TopBar.css'

/** The top bar: context, search, panels, user. */
export function TopBar({ hasNavigation }: { hasNavigation: boolean }) {
  return (
    <header className="top-bar">
      {hasNavigation ? (
        <>
          <NavigationDrawer />
          <ContextSwitcher />
        </>
      ) : (
        <Link className="top-bar-logo" to="/home" aria-label="Obra, inicio">
          <Logo withName />
        </Link>
      )}
      <div className="top-bar-tools">
        <SearchLauncher />
        <GuideButton />
        <TopBarPanels />
        <SettingsButton />
        <UserMenu />
      </div>
    </header>
  )
}
