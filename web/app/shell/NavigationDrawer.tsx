import { useEffect, useState } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { RoutedNavigation } from './RoutedNavigation.tsx'
import { useShellItems } from './use-shell-items.ts'
import './NavigationDrawer.css'

/** From this width on the rail is beside the content instead. */
const wide = '(width >= 60rem)'

/** The navigation on narrow screens, as a drawer. Navigating closes it. */
export function NavigationDrawer() {
  const [isOpen, setIsOpen] = useState(false)
  const { menu, isMissing, reload } = useShellItems()
  const close = () => setIsOpen(false)
  useEffect(() => {
    const query = matchMedia(wide)
    query.addEventListener('change', close)
    return () => query.removeEventListener('change', close)
  }, [])
  return (
    <>
      <button
        type="button"
        className="top-bar-button drawer-button"
        aria-label="Abrir el menú"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <i className="pi pi-bars" aria-hidden="true" />
      </button>
      <RoutedNavigation
        label="Principal"
        mode="over"
        {...menu}
        isOpen={isOpen}
        onClose={close}
        header={
          <div className="drawer-header">
            <Logo withName />
            <button type="button" className="top-bar-button" aria-label="Cerrar el menú" onClick={close}>
              <i className="pi pi-times" aria-hidden="true" />
            </button>
          </div>
        }
        footer={isMissing && <ErrorState message="No pudimos cargar el menú." onRetry={reload} />}
      />
    </>
  )
}
