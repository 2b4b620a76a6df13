import { useEffect, useLayoutEffect, useRef } from 'react'

const typing = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]'
const pressable = 'a, button, summary, [role^="menuitem"], [role="option"], input'
const covering = 'dialog[open], [aria-modal="true"], :popover-open'

type Keys = Record<string, (event: KeyboardEvent) => void>

/** Whether a key pressed there is text, belongs to the control that has the focus, or to something that covers the page. */
function belongsElsewhere(event: KeyboardEvent): boolean {
  const { target, key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return true
  if (!(target instanceof Element)) return false
  if (target.closest(typing)) return true
  if ((key === 'Enter' || key === ' ') && target.closest(pressable)) return true
  return document.querySelector(covering) !== null
}

/** Keys without modifiers that work anywhere on the page, but never while somebody types. Shift shows in the key: 'J', '#'. */
export function useKeys(keys: Keys, isOn = true): void {
  const current = useRef(keys)
  // With the paint, not after it: a key that is pressed at once must act on what is seen.
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
