import { useEffect, useRef, useState, type RefObject } from 'react'
import { visible, type NavigationItem } from './item.ts'

const opener = '.navigation-scroll [aria-expanded="true"]'

/** The panel beside the list: its item, and opening and closing it. */
export function usePanel(root: RefObject<HTMLElement | null>, items: NavigationItem[], address: string) {
  const [panel, setPanel] = useState<{ id: string; address: string } | null>(null)
  // A navigation closes it.
  const open = panel?.address === address ? panel : null
  const panelId = open?.id ?? null
  const shouldTakeFocus = useRef(false)

  useEffect(() => {
    if (panelId === null) return
    if (shouldTakeFocus.current) {
      root.current?.querySelector<HTMLElement>('.navigation-aside .navigation-control:is(a[href], button)')?.focus()
    }
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setPanel(null)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [panelId, root])

  const togglePanel = (item: NavigationItem, byKeyboard: boolean) => {
    shouldTakeFocus.current = byKeyboard
    setPanel(panelId === item.id ? null : { id: item.id, address })
  }
  const closePanel = () => setPanel(null)
  /** Closes the panel and returns the focus to its item. */
  const leavePanel = () => {
    root.current?.querySelector<HTMLElement>(opener)?.focus()
    setPanel(null)
  }
  return { panelItem: find(items, panelId), panelId, togglePanel, closePanel, leavePanel }
}

function find(items: NavigationItem[], id: string | null): NavigationItem | undefined {
  for (const item of visible(items)) {
    const match = item.id === id ? item : find(item.children ?? [], id)
    if (match) return match
  }
  return undefined
}
