import { useEffect, useLayoutEffect, useRef } from 'react'
import { isPageCovered } from '../../lib/use-keys.ts'

type SaveKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>

/** Ctrl+S, or Cmd+S on a Mac. */
export const isSaveKey = ({ key, ctrlKey, metaKey }: SaveKey): boolean => key === 's' && (ctrlKey || metaKey)

/** Saves a page whose input is not inside a form, such as the cells of a sheet, with Ctrl+S. */
export function useSaveKey(save: () => void, isOn: boolean): void {
  const latest = useRef(save)
  // Layout effect: a cell that the key itself commits must be saved, too.
  useLayoutEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || isPageCovered()) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}
