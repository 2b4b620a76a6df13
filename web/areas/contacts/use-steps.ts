import { useEffect, useRef } from 'react'
import type { ContactListState } from './use-contact-list.ts'

/** Opens the contact after the open one, or before it, wherever in the list it is, and moves the focus to its row. */
export function useSteps(list: ContactListState, openId: string | null, open: (id: string) => void) {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    // A row far away is drawn only once the list has scrolled to it.
    const row = wanted.current && document.querySelector<HTMLElement>(`[data-contact="${CSS.escape(wanted.current)}"]`)
    if (!row) return
    row.focus()
    wanted.current = null
  })
  return async (direction: 1 | -1): Promise<void> => {
    const from = wanted.current ?? openId
    const at = from === null ? -1 : list.indexOf(from)
    const index = at < 0 ? list.firstDrawn : at + direction
    if (index < 0 || index >= list.rows.total) return
    const [id] = await list.idsBetween(index, index)
    if (id === undefined) return
    wanted.current = id
    list.virtualizer.scrollToIndex(list.rows.placeOf(index))
    open(id)
  }
}
