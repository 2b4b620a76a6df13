import type { ComponentType, ReactNode } from 'react'
import type { Appearance, NavigationItem } from './item.ts'
import type { NavigationLinkProps } from './navigation-context.ts'
import type { Place } from './place.ts'

export type NavigationPaneProps = {
  label: string
  items: NavigationItem[]
  /** Where the person is. */
  here: Place
  Link: ComponentType<NavigationLinkProps>
  appearance?: Appearance
  mode?: 'side' | 'over'
  position?: 'left' | 'right'
  isOpen?: boolean
  /** Another branch that expands collapses the others. */
  autoCollapse?: boolean
  /** What the items' `function` names. */
  functions?: Record<string, (item: NavigationItem) => void>
  /** A link or a function was used. */
  onUse?: () => void
  header?: ReactNode
  footer?: ReactNode
  className?: string
}
