import { useEffect, useEffectEvent, useRef } from 'react'
import { Drawer } from '../Drawer.tsx'
import type { Appearance } from './item.ts'
import type { NavigationPaneProps } from './navigation-props.ts'
import { NavigationPane } from './NavigationPane.tsx'

type NavigationProps = NavigationPaneProps & {
  /** In mode `over`: asks to be closed, because the person went somewhere or turned away. */
  onClose?: () => void
  /** In mode `over`: the dialog's name. */
  drawerLabel?: string
}

/** Widths of a drawer, in pixels (seed 000, section 9). */
const drawerWidth: Record<Appearance, number> = { default: 320, compact: 112, dense: 80, thin: 80 }
const ignore = () => {}

/**
 * A side navigation (seed 000, sections 2 to 4 and 9): mode `side` stands beside the content, mode `over` slides in over
 * the page and closes as soon as the person arrives somewhere else. It knows no router: the app says where the person is
 * and what a link is.
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
