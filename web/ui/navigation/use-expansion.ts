import { useState } from 'react'
import { expandTo, toggle, type Expanded } from './expansion.ts'
import type { NavigationItem } from './item.ts'
import type { NavigationPaneProps } from './navigation-props.ts'

type State = { items: NavigationItem[]; address: string; expanded: Expanded }
type Options = Pick<NavigationPaneProps, 'items' | 'here' | 'initiallyExpanded' | 'onExpand'> & {
  autoCollapse: boolean
}

/** The expanded items, updated on navigation and by the user. */
export function useExpansion({ items, here, autoCollapse, initiallyExpanded = new Set(), onExpand }: Options) {
  const address = here.pathname + here.search
  const [stored, setStored] = useState<State>({ items: [], address: '', expanded: initiallyExpanded })
  let state = stored
  if (stored.items !== items || stored.address !== address) {
    state = { items, address, expanded: expandTo(items, here, stored.expanded, autoCollapse) }
    setStored(state)
  }
  const toggleItem = (id: string) => {
    const expanded = toggle(items, id, state.expanded, autoCollapse)
    setStored({ ...state, expanded })
    onExpand?.(expanded)
  }
  return { expanded: state.expanded, toggleItem }
}
