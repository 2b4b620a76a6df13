import { useEffect, useLayoutEffect, useRef } from 'react'
import { isComposing } from './composing.ts'

const typing = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]'
const pressable = 'a, button, summary, [role^="menuitem"], [role="option"], input'
const covering = 'dialog[open], [aria-modal="true"], :popover-open'

/** Whether a dialog, menu or panel is open above the page. */
export const isPageCovered = (): boolean => document.querySelector(covering) !== null

type Keys = Record<string, (event: KeyboardEvent) => void>

/** Whether a key press is text input, belongs to the focused control, or something covers the page. */
function belongsElsewhere(event: KeyboardEvent): boolean {
  const { target, key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event) || event.defaultPrevented) return true
  if (!(target instanceof Element)) return false
  if (target.closest(typing)) return true
  if ((key === 'Enter' || key === ' ') && target.closest(pressable)) return true
  return isPageCovered()
}

/** Single-key shortcuts of a page, ignored while typing. Shift is part of the key: 'J', '#'. */
export function useKeys(keys: Keys, isOn = true): void {
  const current = useRef(keys)
  // Layout effect: a key right after the render must act on what is visible.
  useLayoutEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (belongsElsewhere(event)) return
      const act = current.current[event.key]
      if (!act) return
      event.preventDefault()
      act(event)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}
