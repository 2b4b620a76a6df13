import { createContext, use, type ComponentType, type HTMLAttributes, type ReactNode } from 'react'
import type { Expanded } from './expansion.ts'
import type { NavigationItem } from './item.ts'
import type { Place } from './place.ts'

/** What the app's own link component gets. */
export type NavigationLinkProps = HTMLAttributes<HTMLAnchorElement> & {
  to: string
  target?: string
  rel?: string
  children: ReactNode
}

/** An item that opens and closes: by keyboard, the focus may follow. */
export type Disclosure = { isExpanded: boolean; controls?: string; onToggle: (byKeyboard: boolean) => void }

export type NavigationContextValue = {
  here: Place
  Link: ComponentType<NavigationLinkProps>
  functions: Record<string, (item: NavigationItem) => void>
  expanded: Expanded
  toggleItem: (id: string) => void
  /** The item whose children stand in the panel beside the list. */
  panelId: string | null
  /** Opens the panel of an item, or closes it; by keyboard the focus goes into it. */
  togglePanel: (item: NavigationItem, byKeyboard: boolean) => void
  /** The types that open beside the list instead of unfolding in it. */
  panelTypes: readonly NavigationItem['type'][]
  /** Only icons are seen, so that titles show as tooltips. */
  isIconOnly: boolean
  /** A link or a function was used. */
  onUse: () => void
  showTip: (item: NavigationItem, control: HTMLElement) => void
  hideTip: (event?: { relatedTarget: EventTarget | null }) => void
}

export const NavigationContext = createContext<NavigationContextValue | null>(null)

export function useNavigation(): NavigationContextValue {
  const value = use(NavigationContext)
  if (!value) throw new Error('A part of the navigation stands outside of it')
  return value
}
