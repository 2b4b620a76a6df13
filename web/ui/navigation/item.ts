import type { components } from '../../../openapi/generated/schema.d.ts'

type Wire = components['schemas']['NavigationItem']

/** A navigation item of the contract; fields with a default are optional. */
export type NavigationItem = Omit<Wire, 'target' | 'children'> & {
  target?: Wire['target']
  /** A query parameter with which it is not active: another item stands for each of its values. */
  inactiveWith?: string
  children?: NavigationItem[]
}

export type Appearance = 'default' | 'compact' | 'dense' | 'thin'

export const visible = (items: NavigationItem[] | undefined): NavigationItem[] =>
  (items ?? []).filter((item) => !item.hidden)

/** Whether an item can be expanded; groups always show their children. */
export const isBranch = ({ type, children }: NavigationItem): boolean =>
  (type === 'collapsable' || type === 'aside') && visible(children).length > 0

/** The ancestors of an item, outermost first, and the item itself; empty if it does not exist. */
export function pathTo(items: NavigationItem[], id: string): NavigationItem[] {
  for (const item of items) {
    if (item.id === id) return [item]
    const below = pathTo(item.children ?? [], id)
    if (below.length > 0) return [item, ...below]
  }
  return []
}
