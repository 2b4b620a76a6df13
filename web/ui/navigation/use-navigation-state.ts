import type { KeyboardEvent, RefObject } from 'react'
import type { Appearance, NavigationItem } from './item.ts'
import { moveByKey } from './keyboard.ts'
import type { NavigationContextValue } from './navigation-context.ts'
import type { NavigationPaneProps } from './navigation-props.ts'
import { useExpansion } from './use-expansion.ts'
import { usePanel } from './use-panel.ts'
import { useTip } from './use-tip.ts'

const ignore = () => {}

/** The types that open in the panel; the others unfold in the list. A full-width drawer has no room for a panel. */
function panelTypesOf(appearance: Appearance, mode: 'side' | 'over'): NavigationItem['type'][] {
  if (appearance === 'compact' || appearance === 'thin') return ['aside', 'collapsable']
  return mode === 'side' ? ['aside'] : []
}

/** Expansion, panel, tooltip and keyboard handling of a navigation. */
export function useNavigationState(root: RefObject<HTMLElement | null>, props: NavigationPaneProps) {
  const { items, here, Link, appearance = 'default', mode = 'side', position = 'left', autoCollapse = true } = props
  const { functions = {}, onUse = ignore, initiallyExpanded, onExpand } = props
  const isIconOnly = appearance === 'thin'
  const expansion = useExpansion({ items, here, autoCollapse, initiallyExpanded, onExpand })
  const { panelItem, closePanel, leavePanel, ...panel } = usePanel(root, items, here.pathname + here.search)
  const { tip, ...tips } = useTip(root, { isIconOnly, position })
  const panelTypes = panelTypesOf(appearance, mode)
  const value: NavigationContextValue = {
    here,
    Link,
    functions,
    isIconOnly,
    panelTypes,
    ...expansion,
    ...panel,
    ...tips,
    onUse: () => {
      closePanel()
      onUse()
    },
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') tips.hideTip()
    const list = (event.target as Element).closest<HTMLElement>('.navigation-aside, .navigation-scroll')
    const isInPanel = list?.matches('.navigation-aside') ?? false
    if (list && moveByKey(event, list)) event.preventDefault()
    else if (panelItem && (event.key === 'Escape' || (event.key === 'ArrowLeft' && isInPanel))) {
      event.preventDefault()
      leavePanel()
    }
  }
  return { value, panelItem, tip, onKeyDown }
}
