import type { ComponentType, ReactNode } from 'react'
import type { Expanded } from './expansion.ts'
import type { Appearance, NavigationItem } from './item.ts'
import type { NavigationLinkProps } from './navigation-context.ts'
import type { Place } from './place.ts'

export type NavigationPaneProps = {
  label: string
  items: NavigationItem[]
  /** The current address. */
  here: Place
  Link: ComponentType<NavigationLinkProps>
  appearance?: Appearance
  mode?: 'side' | 'over'
  position?: 'left' | 'right'
  isOpen?: boolean
  /** Expanding a branch collapses the others. */
  autoCollapse?: boolean
  /** The ids of the branches that are expanded at first, besides those of the current page. */
  initiallyExpanded?: Expanded
  /** Called when the user expands or collapses a branch. */
  onExpand?: (expanded: Expanded) => void
  /** The functions that items refer to by name. */
  functions?: Record<string, (item: NavigationItem) => void>
  /** Called when a link or function is used. */
  onUse?: () => void
  header?: ReactNode
  footer?: ReactNode
  className?: string
}
