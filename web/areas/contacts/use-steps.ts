import { useEffect, useRef } from 'react'
import type { ContactListState } from './use-contact-list.ts'

/** Opens the next or previous contact of the list and moves the focus to its row, rendered or not. */
export function useSteps(list: ContactListState, openId: string | null, open: (id: string) => void) {
  const pendingId = useRef<string | null>(null)
  useEffect(() => {
    // A distant row is rendered only after the list scrolled to it, so look for it after every render.
    const row =
      pendingId.current && document.querySelector<HTMLElement>(`[data-contact="${CSS.escape(pendingId.current)}"]`)
    if (!row) return
    row.focus()
    pendingId.current = null
  })
  return async (direction: 1 | -1): Promise<void> => {
    const from = pendingId.current ?? openId
    const at = from === null ? -1 : list.indexOf(from)
    const index = at < 0 ? list.firstDrawn : at + direction
    if (index < 0 || index >= list.rows.total) return
    const [id] = await list.idsBetween(index, index)
    if (id === undefined) return
    pendingId.current = id
    list.virtualizer.scrollToIndex(list.rows.placeOf(index))
    open(id)
  }
}
