import { createContext, use, type ComponentType, type HTMLAttributes, type ReactNode } from 'react'
import type { Expanded } from './expansion.ts'
import type { NavigationItem } from './item.ts'
import type { Place } from './place.ts'

/** The props of the app's link component. */
export type NavigationLinkProps = HTMLAttributes<HTMLAnchorElement> & {
  to: string
  target?: string
  rel?: string
  children: ReactNode
}

/** The state of an expandable item; `byKeyboard` tells whether the focus should follow. */
export type Disclosure = { isExpanded: boolean; controls?: string; onToggle: (byKeyboard: boolean) => void }

export type NavigationContextValue = {
  here: Place
  Link: ComponentType<NavigationLinkProps>
  functions: Record<string, (item: NavigationItem) => void>
  expanded: Expanded
  toggleItem: (id: string) => void
  /** The item whose children are in the panel beside the list. */
  panelId: string | null
  /** Toggles the panel of an item; by keyboard the focus moves into it. */
  togglePanel: (item: NavigationItem, byKeyboard: boolean) => void
  /** The item types that open in the panel instead of unfolding. */
  panelTypes: readonly NavigationItem['type'][]
  /** Only icons are visible, so tooltips contain the titles. */
  isIconOnly: boolean
  /** Called when a link or function is used. */
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
