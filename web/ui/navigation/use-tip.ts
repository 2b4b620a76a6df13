import { useState, type RefObject } from 'react'
import type { NavigationItem } from './item.ts'
import { tipFor, type Tip } from './NavigationTip.tsx'

type Options = { isIconOnly: boolean; position: 'left' | 'right' }

/** The tooltip of the hovered or focused item. */
export function useTip(root: RefObject<HTMLElement | null>, { isIconOnly, position }: Options) {
  const [tip, setTip] = useState<Tip | null>(null)
  const showTip = (item: NavigationItem, control: HTMLElement) => {
    const isIcon = isIconOnly && !control.closest('.navigation-aside')
    const text = [isIcon && item.title, item.tooltip].filter(Boolean).join(' · ')
    if (root.current && text) setTip(tipFor(text, control, root.current, position))
  }
  const hideTip = (event?: { relatedTarget: EventTarget | null }) => {
    // Pointing at the tooltip keeps it open, to read it with a screen magnifier.
    const target = event?.relatedTarget
    if (target instanceof Element && target.closest('.navigation-tip')) return
    setTip(null)
  }
  return { tip, showTip, hideTip }
}
