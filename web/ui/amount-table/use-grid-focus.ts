import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Place } from './grid-place.ts'

/**
 * Puts the focus on the active cell, in sight, after the next drawing; answers what asks for it. The focus stays on the active
 * cell, whatever element that is: rows that come, go or are stored under another id may replace or move it.
 */
export function useGridFocus(
  table: RefObject<HTMLTableElement | null>,
  { line, column }: Place,
  isAskedFirst = false,
): () => void {
  const isAsked = useRef(isAskedFirst)
  // As it is before the drawing: after it the focused element may be gone.
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
