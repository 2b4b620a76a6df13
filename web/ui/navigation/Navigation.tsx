import { useEffect, useEffectEvent, useRef } from 'react'
import { Drawer } from '../Drawer.tsx'
import type { Appearance } from './item.ts'
import type { NavigationPaneProps } from './navigation-props.ts'
import { NavigationPane } from './NavigationPane.tsx'

type NavigationProps = NavigationPaneProps & {
  /** In mode `over`: called on navigation, Escape, and a press on the backdrop. */
  onClose?: () => void
  /** In mode `over`: the accessible name of the dialog. */
  drawerLabel?: string
}

/** Drawer widths in pixels. */
const drawerWidth: Record<Appearance, number> = { default: 320, compact: 112, dense: 80, thin: 80 }
const ignore = () => {}

/**
 * A side navigation: mode `side` is placed beside the content, mode `over` slides in over the page and closes on navigation.
 * It does not depend on a router: the app passes the current address and a link component.
 */
export function Navigation({ onClose = ignore, drawerLabel = 'Menú', ...props }: NavigationProps) {
  const { mode = 'side', isOpen = true, appearance = 'default', position = 'left', here } = props
  const address = here.pathname + here.search + here.hash
  const before = useRef(address)
  const arrive = useEffectEvent(() => {
    if (mode === 'over' && before.current !== address) onClose()
    before.current = address
  })
  useEffect(() => arrive(), [address])
  if (mode === 'side') return <NavigationPane {...props} />
  return (
    <Drawer
      label={drawerLabel}
      isOpen={isOpen}
      onClose={onClose}
      position={position}
      width={drawerWidth[appearance]}
      className="navigation-drawer"
    >
      <NavigationPane {...props} isOpen onUse={onClose} />
    </Drawer>
  )
}
