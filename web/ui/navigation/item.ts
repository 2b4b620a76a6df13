import type { components } from '../../../openapi/generated/schema.d.ts'

type Wire = components['schemas']['NavigationItem']

/** An entry of a navigation, as the contract describes it; what has a default may be left out. */
export type NavigationItem = Omit<Wire, 'target' | 'children'> & {
  target?: Wire['target']
  /** The path below which it is active, where that is not its link's. */
  section?: string
  children?: NavigationItem[]
}

export type Appearance = 'default' | 'compact' | 'dense' | 'thin'

export const visible = (items: NavigationItem[] | undefined): NavigationItem[] =>
  (items ?? []).filter((item) => !item.hidden)

/** Whether an item opens and closes children of its own; a group always shows them. */
export const isBranch = ({ type, children }: NavigationItem): boolean =>
  (type === 'collapsable' || type === 'aside') && visible(children).length > 0

/** The items above `id`, outermost first, and the item itself; empty where it is not there. */
export function pathTo(items: NavigationItem[], id: string): NavigationItem[] {
  for (const item of items) {
    if (item.id === id) return [item]
    const below = pathTo(item.children ?? [], id)
    if (below.length > 0) return [item, ...below]
  }
  return []
}
