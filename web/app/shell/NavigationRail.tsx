import { Link } from 'react-router-dom'
import { useStore } from '../../lib/store.ts'
import { classNames } from '../../ui/class-names.ts'
import { Logo } from '../../ui/Logo.tsx'
import { isRailPinned, pinRail } from './menu-state.ts'
import { RoutedNavigation } from './RoutedNavigation.tsx'
import { useShellItems } from './use-shell-items.ts'
import './NavigationRail.css'

/** The rail on wide screens: titles, or only an icon per item where there is no room or the user made it slim. */
export function NavigationRail({ isWide }: { isWide: boolean }) {
  const { menu, isMissing, reload } = useShellItems()
  return (
    <RoutedNavigation
      label="Principal"
      {...menu}
      appearance={isWide ? 'default' : 'thin'}
      className={classNames('rail', isWide && 'rail-wide')}
      header={
        <Link className="rail-logo" to="/home" aria-label="Obra, inicio">
          <Logo withName={isWide} />
        </Link>
      }
      footer={
        <>
          {isMissing && (
            <button
              type="button"
              className="rail-button rail-retry"
              aria-label="No pudimos cargar el menú. Reintentar"
              title="No pudimos cargar el menú. Reintentar"
              onClick={reload}
            >
              <i className="pi pi-refresh" aria-hidden="true" />
            </button>
          )}
          <PinButton />
        </>
      }
    />
  )
}

function PinButton() {
  const isPinned = useStore(isRailPinned)
  const label = isPinned ? 'Achicar el menú' : 'Fijar el menú abierto'
  return (
    <button
      type="button"
      className="rail-button rail-pin"
      aria-label={label}
      title={label}
      onClick={() => pinRail(!isPinned)}
    >
      <i className={isPinned ? 'pi pi-angle-double-left' : 'pi pi-angle-double-right'} aria-hidden="true" />
    </button>
  )
}
