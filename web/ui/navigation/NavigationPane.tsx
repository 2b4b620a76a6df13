import { useRef, type ComponentType, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { Appearance, NavigationItem } from './item.ts'
import { moveByKey } from './keyboard.ts'
import { NavigationContext, type NavigationLinkProps } from './navigation-context.ts'
import { NavigationAside } from './NavigationAside.tsx'
import { NavigationList } from './NavigationList.tsx'
import { NavigationTip } from './NavigationTip.tsx'
import type { Place } from './place.ts'
import { useExpansion } from './use-expansion.ts'
import { usePanel } from './use-panel.ts'
import { useTip } from './use-tip.ts'
import './Navigation.css'
import './appearances.css'

export type NavigationPaneProps = {
  label: string
  items: NavigationItem[]
  /** Where the person is. */
  here: Place
  Link: ComponentType<NavigationLinkProps>
  appearance?: Appearance
  mode?: 'side' | 'over'
  position?: 'left' | 'right'
  isOpen?: boolean
  /** Another branch that expands collapses the others. */
  autoCollapse?: boolean
  /** What the items' `function` names. */
  functions?: Record<string, (item: NavigationItem) => void>
  /** A link or a function was used. */
  onUse?: () => void
  /** A link is pointed at or has the focus, so that its screen may be fetched. */
  onIntent?: (item: NavigationItem) => void
  header?: ReactNode
  footer?: ReactNode
  className?: string
}

const ignore = () => {}

/** Which types open beside the list; the others unfold in it. In a whole drawer there is no beside. */
function panelTypesOf(appearance: Appearance, mode: 'side' | 'over'): NavigationItem['type'][] {
  if (appearance === 'compact' || appearance === 'thin') return ['aside', 'collapsable']
  return mode === 'side' ? ['aside'] : []
}

/** The navigation itself, wherever it stands: the list and, for some items, a panel beside it. */
export function NavigationPane({ label, items, here, Link, ...props }: NavigationPaneProps) {
  const { appearance = 'default', mode = 'side', position = 'left', isOpen = true, autoCollapse = true } = props
  const { functions = {}, onUse = ignore, onIntent = ignore, header, footer, className } = props
  const root = useRef<HTMLElement>(null)
  const isIconOnly = appearance === 'thin'
  const { expanded, toggleItem } = useExpansion(items, here, autoCollapse)
  const { panelItem, panelId, togglePanel, closePanel, leavePanel } = usePanel(root, items, here.pathname + here.search)
  const { tip, showTip, hideTip } = useTip(root, { isIconOnly, position })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const list = (event.target as Element).closest<HTMLElement>('.navigation-aside, .navigation-scroll')
    const isInPanel = list?.classList.contains('navigation-aside') ?? false
    if (list && moveByKey(event, list)) event.preventDefault()
    else if (panelItem && (event.key === 'Escape' || (event.key === 'ArrowLeft' && isInPanel))) {
      event.preventDefault()
      leavePanel()
    }
    if (event.key === 'Escape') hideTip()
  }
  const value = {
    here,
    Link,
    functions,
    expanded,
    toggleItem,
    panelId,
    togglePanel,
    isIconOnly,
    onIntent,
    showTip,
    hideTip,
    panelTypes: panelTypesOf(appearance, mode),
    onUse: () => {
      closePanel()
      onUse()
    },
  }
  return (
    <NavigationContext value={value}>
      <nav
        ref={root}
        aria-label={label}
        className={classNames(
          'navigation',
          `navigation-${appearance}`,
          `navigation-${mode}`,
          `navigation-${position}`,
          !isOpen && 'navigation-closed',
          panelItem && 'navigation-with-aside',
          className,
        )}
        inert={!isOpen}
        onKeyDown={onKeyDown}
      >
        <div className="navigation-body">
          {header}
          <div className="navigation-scroll" onScroll={() => hideTip()}>
            <NavigationList items={items} />
          </div>
          {footer}
        </div>
        {panelItem && <NavigationAside item={panelItem} />}
        {tip && <NavigationTip tip={tip} onLeave={hideTip} />}
      </nav>
    </NavigationContext>
  )
}
