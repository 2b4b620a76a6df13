import { useRef } from 'react'
import { classNames } from '../class-names.ts'
import { NavigationContext } from './navigation-context.ts'
import type { NavigationPaneProps } from './navigation-props.ts'
import { NavigationAside } from './NavigationAside.tsx'
import { NavigationList } from './NavigationList.tsx'
import { NavigationTip } from './NavigationTip.tsx'
import { useCurrentInView } from './use-current-in-view.ts'
import { useNavigationState } from './use-navigation-state.ts'
import './Navigation.css'
import './appearances.css'

/** The navigation without its drawer: the list and, for some items, a panel beside it. */
export function NavigationPane(props: NavigationPaneProps) {
  const { label, items, here, appearance = 'default', mode = 'side', position = 'left', isOpen = true } = props
  const root = useRef<HTMLElement>(null)
  const { value, panelItem, tip, onKeyDown } = useNavigationState(root, props)
  const onUnfold = useCurrentInView(root, here.pathname + here.search, isOpen)
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
          props.className,
        )}
        inert={!isOpen}
        onKeyDown={onKeyDown}
      >
        <div className="navigation-body">
          {props.header}
          <div className="navigation-scroll" onScroll={() => value.hideTip()} onTransitionEnd={onUnfold}>
            <NavigationList items={items} />
          </div>
          {props.footer}
        </div>
        {panelItem && <NavigationAside item={panelItem} />}
        {tip && <NavigationTip tip={tip} onLeave={value.hideTip} />}
      </nav>
    </NavigationContext>
  )
}
