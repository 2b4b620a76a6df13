import { Link } from 'react-router-dom'
import { Logo } from '../../ui/Logo.tsx'
import { RoutedNavigation } from './RoutedNavigation.tsx'
import { useShellItems } from './use-shell-items.ts'
import './NavigationRail.css'

/** The slim rail at the left of wide screens: the logo and an icon for each item. */
export function NavigationRail() {
  const { items, isMissing, reload } = useShellItems()
  return (
    <RoutedNavigation
      label="Principal"
      items={items}
      appearance="thin"
      className="rail"
      header={
        <Link className="rail-logo" to="/home" aria-label="Obra, inicio">
          <Logo />
        </Link>
      }
      footer={
        isMissing && (
          <button
            type="button"
            className="rail-retry"
            aria-label="No pudimos cargar el menú. Reintentar"
            onClick={reload}
          >
            <i className="pi pi-refresh" aria-hidden="true" />
          </button>
        )
      }
    />
  )
}
