import { isBranch, pathTo, type NavigationItem } from './item.ts'
import { hasActiveChild, type Place } from './place.ts'

/** The ids of the expanded items. */
export type Expanded = ReadonlySet<string>

function branchesTo(items: NavigationItem[], here: Place): string[] {
  return items.flatMap((item) => {
    if (!hasActiveChild(item, here)) return []
    return [...(isBranch(item) ? [item.id] : []), ...branchesTo(item.children ?? [], here)]
  })
}

const idsWithin = (item: NavigationItem): string[] => [item.id, ...(item.children ?? []).flatMap(idsWithin)]

/**
 * The expanded items after a navigation: the ancestors of the current page expand, and with `autoCollapse` the other branches
 * collapse if one of these was closed.
 */
export function expandTo(items: NavigationItem[], here: Place, before: Expanded, autoCollapse: boolean): Expanded {
  const ancestors = branchesTo(items, here)
  if (ancestors.every((id) => before.has(id))) return before
  return new Set(autoCollapse ? ancestors : [...before, ...ancestors])
}

/** Expands an item, or collapses it with its descendants. Ignores disabled items. */
export function toggle(items: NavigationItem[], id: string, before: Expanded, autoCollapse: boolean): Expanded {
  const path = pathTo(items, id)
  const item = path.at(-1)
  if (!item || item.disabled) return before
  const after = new Set(before)
  if (before.has(id)) {
    for (const within of idsWithin(item)) after.delete(within)
    return after
  }
  const branch = path.filter(isBranch).map((above) => above.id)
  return autoCollapse ? new Set(branch) : after.add(id)
}
