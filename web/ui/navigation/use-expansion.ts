import { useState } from 'react'
import { expandTo, toggle, type Expanded } from './expansion.ts'
import type { NavigationItem } from './item.ts'
import type { Place } from './place.ts'

type State = { items: NavigationItem[]; address: string; expanded: Expanded }

/** The expanded items, updated on navigation and by the user. */
export function useExpansion(items: NavigationItem[], here: Place, autoCollapse: boolean) {
  const address = here.pathname + here.search
  const [stored, setStored] = useState<State>({ items: [], address: '', expanded: new Set() })
  let state = stored
  if (stored.items !== items || stored.address !== address) {
    state = { items, address, expanded: expandTo(items, here, stored.expanded, autoCollapse) }
    setStored(state)
  }
  const toggleItem = (id: string) => setStored({ ...state, expanded: toggle(items, id, state.expanded, autoCollapse) })
  return { expanded: state.expanded, toggleItem }
}
