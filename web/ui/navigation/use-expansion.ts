import { useState } from 'react'
import { expandTo, toggle, type Expanded } from './expansion.ts'
import type { NavigationItem } from './item.ts'
import type { Place } from './place.ts'

type State = { items: NavigationItem[]; address: string; expanded: Expanded }

/** What is expanded, following the address and the person. */
export function useExpansion(items: NavigationItem[], here: Place, autoCollapse: boolean) {
  const address = here.pathname + here.search
  const [kept, setKept] = useState<State>({ items: [], address: '', expanded: new Set() })
  let state = kept
  if (kept.items !== items || kept.address !== address) {
    state = { items, address, expanded: expandTo(items, here, kept.expanded, autoCollapse) }
    setKept(state)
  }
  const toggleItem = (id: string) => setKept({ ...state, expanded: toggle(items, id, state.expanded, autoCollapse) })
  return { expanded: state.expanded, toggleItem }
}
