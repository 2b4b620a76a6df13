import { useEffect, useRef } from 'react'
import { isComposing } from '../lib/composing.ts'

/** Whether an open list, menu or calendar gets the key, or another modal dialog is above this one. */
function isCovered(dialog: Element): boolean {
  const modals = document.querySelectorAll('[role="dialog"][aria-modal="true"]')
  return [...modals].at(-1) !== dialog || document.querySelector('[popover="auto"]:popover-open') !== null
}

/** Closes a modal dialog by Escape if nothing above it does something with the key. Null: it cannot be closed. */
export function useEscape(find: () => Element | null, onClose: (() => void) | null): void {
  const latest = useRef({ find, onClose })
  latest.current = { find, onClose }
  const isOn = onClose !== null
  useEffect(() => {
    if (!isOn) return
    // On `document`, so that the handlers of fields, which React calls below it, come first.
    const press = (event: KeyboardEvent) => {
      const dialog = latest.current.find()
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || !dialog || isCovered(dialog)) return
      event.preventDefault()
      latest.current.onClose?.()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}
