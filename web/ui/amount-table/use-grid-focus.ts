import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Place } from './grid-place.ts'

/**
 * Keeps the focus on the active cell when rows are added, removed or get another id. The returned function focuses the active
 * cell and scrolls to it after the next render.
 */
export function useGridFocus(
  table: RefObject<HTMLTableElement | null>,
  { line, column }: Place,
  isAskedFirst = false,
): () => void {
  const isAsked = useRef(isAskedFirst)
  // Read before the commit, which may remove the focused element.
  const focused = document.activeElement
  const hadFocus = focused !== null && focused.matches('[data-line][tabindex="0"]') && table.current?.contains(focused)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    const isLost = hadFocus && (activeElement === focused || activeElement === body)
    if (!isAsked.current && !isLost) return
    const cell = table.current?.querySelector<HTMLElement>(`[data-line="${line}"][data-column="${column}"]`)
    if (!cell) return
    if (cell !== document.activeElement) cell.focus({ preventScroll: true })
    if (isAsked.current) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    isAsked.current = false
  })
  return () => {
    isAsked.current = true
  }
}
